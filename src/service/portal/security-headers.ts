import type { IncomingHttpHeaders } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { portalOrigin, widgetOrigin, type Places } from '../platform/config/origins'
import { portalPermissions, widgetPermissions } from './permissions-policy'

type Needs = Places

type Sources = Record<string, (string | ((request: { headers: IncomingHttpHeaders }) => string))[]>

const closed: Sources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  // No text becomes markup or code, except through one of the named Trusted Types policies.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
}

const YEAR_SECONDS = 31_536_000

/** `address` is the one that browsers know; whatever it is, a browser takes Strict-Transport-Security over TLS alone. */
const register = async (app: FastifyInstance, directives: Sources, address?: string): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: address?.startsWith('https:') === true && {
      maxAge: YEAR_SECONDS,
      includeSubDomains: true,
    },
    referrerPolicy: { policy: 'strict-origin' },
    // frame-ancestors does the same and supports origins.
    xFrameOptions: false,
  })
}

/** Helmet has no Permissions-Policy. */
const permit = (app: FastifyInstance, policyFor: (headers: IncomingHttpHeaders) => string): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', policyFor(request.headers))
  })
}

/**
 * The policies of the portal: own scripts and styles, the widget's frame and its payments, the API's host. The only
 * policies for Trusted Types are webpack's, for the addresses of the portal's own chunks and of the worker that draws
 * pictures, and one for the address of the service worker.
 */
export const securePortal = async (app: FastifyInstance, deps: Needs): Promise<void> => {
  const api = deps.config.apiHost === '' ? [] : [deps.config.apiHost]
  const directives: Sources = {
    ...closed,
    'img-src': ["'self'", 'blob:', 'data:', ...api],
    'connect-src': ["'self'", ...api],
    'frame-src': [(request) => widgetOrigin(deps, request.headers)],
    'trusted-types': ['portal#webpack', 'portal#sw'],
  }
  await register(app, directives, deps.config.portalOrigin)
  permit(app, (headers) => portalPermissions(widgetOrigin(deps, headers)))
}

/** The content-security policy of the sandbox page and of the API's document, in a scope of their own. */
export const secureConsole = (scope: FastifyInstance): Promise<void> => register(scope, closed)

/** The policies of the widget: only the portal may frame it. */
export const secureWidget = async (app: FastifyInstance, deps: Needs): Promise<void> => {
  const directives: Sources = { ...closed, 'frame-ancestors': [(request) => portalOrigin(deps, request.headers)] }
  await register(app, directives, deps.config.widgetUrl)
  permit(app, () => widgetPermissions)
}
