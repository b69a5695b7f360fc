import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { portalOrigin } from '../platform/config/origins'
import { secureWidget } from '../portal/security-headers'
import { noSuchCall } from '../wire/failure-reply'
import { handleErrors, sendFailure } from '../wire/handle-errors'
import { serveFiles } from '../wire/static-files'
import { neverStored } from '../wire/never-stored'
import { widgetPage } from './page'
import { widgetReply } from './refusals'
import { registerWidgetCalls } from './routes'

/**
 * Registers the payment widget's page and calls. It is a server of its own, so that card data never reaches the portal's
 * origin; `health` registers what both have.
 */
export const registerWidget = async (
  app: FastifyInstance,
  deps: Parameters<typeof registerWidgetCalls>[1],
  health: (scope: FastifyInstance) => void,
): Promise<void> => {
  await secureWidget(app, deps)
  await app.register(async (scope) => {
    neverStored(scope)
    health(scope)
    handleErrors(scope, widgetReply)
    registerWidgetCalls(scope, deps)
    scope.get('/', (request, reply) =>
      reply.type('text/html; charset=utf-8').send(widgetPage(portalOrigin(deps, request.headers)).text),
    )
  })
  // The script is built, the style sheet is not.
  await serveFiles(app, { root: [resolve('dist/widget'), resolve('src/service/widget/public')], index: false })
  app.setNotFoundHandler((_, reply) => sendFailure(reply, noSuchCall()))
}
