import type { IncomingHttpHeaders } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../dependencies'
import { portalOrigin, widgetOrigin } from './origins'

type Sources = Record<string, (string | ((request: { headers: IncomingHttpHeaders }) => string))[]>

const closed: Sources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
}

const register = async (app: FastifyInstance, directives: Sources): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    // Not sent over plain http on a workstation; a TLS proxy in front adds this header.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin' },
    // frame-ancestors does the same and supports origins.
    xFrameOptions: false,
  })
}

/** The policy of the portal and the sandbox page: own scripts and styles, the widget's frame, the API's host. */
export const securePortal = (app: FastifyInstance, deps: Deps): Promise<void> => {
  const api = deps.config.apiHost === '' ? [] : [deps.config.apiHost]
  return register(app, {
    ...closed,
    'img-src': ["'self'", 'blob:', 'data:', ...api],
    'connect-src': ["'self'", ...api],
    'frame-src': [(request) => widgetOrigin(deps, request.headers)],
    'frame-ancestors': ["'none'"],
  })
}

/** The policy of the widget: only the portal may frame it. */
export const secureWidget = (app: FastifyInstance, deps: Deps): Promise<void> =>
  register(app, {
    ...closed,
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': [(request) => portalOrigin(deps, request.headers)],
  })
