import type { FastifyInstance } from 'fastify'
import type { Deps } from '../start/parts'
import { widgetOrigin } from '../platform/config/origins'

/**
 * `/config.json`: the portal's configuration at run time, so that it need not be rebuilt for another server
 * (requirement WIRE-04).
 */
export const registerConfigRoute = (app: FastifyInstance, deps: Deps): void => {
  const { apiHost, ruleSet, tenantHeader } = deps.config
  app.get('/config.json', (request, reply) =>
    reply.send({ apiHost, widget: widgetOrigin(deps, request.headers), ruleSet, tenantHeader: tenantHeader ?? null }),
  )
}
