import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config/config'
import { widgetOrigin, type Places } from '../platform/config/origins'

type Needs = Places & {
  readonly config: Pick<Config, 'ruleSet' | 'tenantHeader'>
}

/** `/config.json`: the portal's configuration at run time, so that it need not be rebuilt for another server. */
export const registerConfigRoute = (app: FastifyInstance, deps: Needs): void => {
  const { apiHost, ruleSet, tenantHeader } = deps.config
  app.get('/config.json', (request, reply) =>
    reply.send({ apiHost, widget: widgetOrigin(deps, request.headers), ruleSet, tenantHeader: tenantHeader ?? null }),
  )
}
