import rateLimit from '@fastify/rate-limit'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { registerUserConfiguration } from './abp-start/user-configuration'
import { registerCatalogueImages } from './catalogue/routes'
import { registerConsole } from './console/routes'
import type { Deps } from './dependencies'
import { registerFiles } from './documents/routes'
import { handlersFor, rulesFor } from './handlers'
import { registerHealth } from './health/routes'
import { registerConfigRoute } from './portal/config-route'
import { registerPages } from './portal/pages'
import { securePortal } from './portal/security-headers'
import { registerVerification } from './verify/routes'
import { registerBodyParser } from './wire/body-parser'
import { registerCors } from './wire/cors'
import { handleErrors } from './wire/handle-errors'
import { loggerOptions, logRequests } from './wire/log'
import { rawFailures } from './wire/raw-failures'
import { registerCalls } from './wire/register-calls'
import { answerWithRequestId, requestId } from './wire/request-id'
import { shedLoad } from './wire/shed-load'

/** The server options of both listeners: own log lines, an envelope for every failure, case-insensitive paths. */
export const bareServer = (deps: Deps, listener: 'portal' | 'widget'): FastifyInstance => {
  const app = Fastify({
    logger: loggerOptions(deps.config.logLevel),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    exposeHeadRoutes: false,
    // A request that still arrives while the process stops is answered as always; `drain.ts` closes the connections.
    return503OnClosing: false,
    requestTimeout: 120_000,
    ...rawFailures,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  })
  answerWithRequestId(app)
  registerBodyParser(app)
  handleErrors(app)
  logRequests(app)
  deps.metrics?.observe(app, listener)
  return app
}

/** Builds portal, API and, with the sandbox switch on, the sandbox page, without listening. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const app = bareServer(deps, 'portal')
  registerCors(app, deps.config.corsOrigins)
  await securePortal(app, deps)
  await shedLoad(app, { maxEventLoopDelay: deps.config.maxEventLoopDelayMs })
  await app.register(rateLimit, { global: false })
  registerHealth(app, deps)
  registerConfigRoute(app, deps)
  registerCalls(app, deps, handlersFor(deps), rulesFor(deps))
  registerUserConfiguration(app, deps)
  await registerCatalogueImages(app)
  registerFiles(app, deps)
  registerVerification(app, deps)
  if (deps.config.sandbox) await registerConsole(app, deps)
  await registerPages(app, deps)
  return app
}
