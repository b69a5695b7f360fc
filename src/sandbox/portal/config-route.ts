import type { FastifyInstance } from 'fastify'
import type { Deps } from '../dependencies'
import { widgetOrigin } from './origins'

/**
 * `/config.json`: what the portal learns when it runs, so that it is never rebuilt to point elsewhere
 * (requirement WIRE-04).
 */
export const registerConfigRoute = (app: FastifyInstance, deps: Deps): void => {
  const { apiHost, ruleSet, tenantHeader } = deps.config
  app.get('/config.json', (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ apiHost, widget: widgetOrigin(deps, request.headers), ruleSet, tenantHeader: tenantHeader ?? null }),
  )
}
