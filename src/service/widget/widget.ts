import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { bareServer } from '../start/app'
import type { Deps } from '../start/parts'
import { registerHealth } from '../start/health'
import { portalOrigin } from '../platform/config/origins'
import { secureWidget } from '../portal/security-headers'
import { noSuchCall } from '../wire/failure-reply'
import { sendFailure } from '../wire/handle-errors'
import { serveFiles } from '../wire/static-files'
import { neverStored } from '../wire/never-stored'
import { widgetPage } from './page'
import { registerWidgetCalls } from './routes'

/** Builds the payment widget's server. It has its own origin, so that card data never reaches the portal's. */
export const buildWidgetApp = async (deps: Deps): Promise<FastifyInstance> => {
  const app = bareServer(deps, 'widget')
  await secureWidget(app, deps)
  await app.register(async (scope) => {
    neverStored(scope)
    registerHealth(scope, deps)
    registerWidgetCalls(scope, deps)
    scope.get('/', (request, reply) =>
      reply.type('text/html; charset=utf-8').send(widgetPage(portalOrigin(deps, request.headers)).text),
    )
  })
  await serveFiles(app, { root: resolve('src/sandbox/widget/public'), index: false })
  app.setNotFoundHandler((_, reply) => sendFailure(reply, noSuchCall()))
  return app
}
