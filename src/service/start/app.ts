import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { registerUserConfiguration } from '../abp-start/user-configuration'
import { registerCatalogueImages } from '../shop/catalogue/routes'
import { registerConsole } from '../sandbox/console/routes'
import type { Parts } from './parts'
import { certificateFile } from '../cover/certificate/file'
import { receiptFile, statementFile } from '../cover/premium/files'
import { documentFile } from '../kyc/stored-document'
import { registerFiles } from '../platform/files/routes'
import { registerWidget } from '../widget/widget'
import { handlersFor, rulesFor } from './handlers'
import { registerHealth } from './health'
import { registerConfigRoute } from '../portal/config-route'
import { registerPages } from '../portal/pages'
import { securePortal } from '../portal/security-headers'
import { registerVerification } from '../verify/routes'
import { answerWithBusinessDate } from '../wire/business-date'
import { registerBodyParser } from '../wire/body-parser'
import { reserveBodies, smallBodies, uploadBodies } from '../wire/body-room'
import { limitQuietBodies, WHOLE_BODY_MS } from '../wire/body-time'
import { bodyLimits } from '../wire/limits'
import { registerCors } from '../wire/cors'
import { handleErrors } from '../wire/handle-errors'
import { loggerOptions, logRequests } from '../platform/log/log'
import { proxies, readForwarded, registerLimits } from '../wire/network-address'
import { neverStored } from '../wire/never-stored'
import { OneAtATime, oneRequestAtATime } from '../wire/one-request'
import { registerOwners } from '../wire/owner'
import { rawFailures } from '../wire/raw-failures'
import { recordFailures } from '../wire/recorded-failures'
import { registerCalls } from '../wire/register-calls'
import { answerWithRequestId, requestId } from '../wire/request-id'
import { limitSending } from '../wire/sending'
import { shedLoad } from '../wire/shed-load'

/** The server options of both listeners: own log lines, an envelope for every failure, case-insensitive paths. */
const bareServer = (deps: Parts, listener: 'portal' | 'widget'): FastifyInstance => {
  const app = Fastify({
    logger: loggerOptions(deps.config.logLevel),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy: proxies(deps.config.trustProxy),
    exposeHeadRoutes: true,
    // A request that still arrives while the process stops is answered as always; `drain.ts` closes the connections.
    return503OnClosing: false,
    bodyLimit: bodyLimits.normal,
    requestTimeout: WHOLE_BODY_MS,
    http: { ServerResponse: OneAtATime },
    ...rawFailures,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  })
  oneRequestAtATime(app.server)
  answerWithRequestId(app)
  readForwarded(app, deps.config.trustProxy)
  registerOwners(app)
  reserveBodies(app, { upload: uploadBodies(deps.config.uploadMebibytes), normal: smallBodies() })
  limitQuietBodies(app)
  limitSending(app, deps.sending)
  registerBodyParser(app)
  handleErrors(app)
  recordFailures(app)
  logRequests(app)
  deps.metrics?.observe(app, listener)
  return app
}

/** Builds portal, API and, with the sandbox switch on, the sandbox page, without listening. */
export const buildApp = async (deps: Parts): Promise<FastifyInstance> => {
  const app = bareServer(deps, 'portal')
  await securePortal(app, deps)
  answerWithBusinessDate(app, deps.clock)
  registerCors(app, deps.config.corsOrigins)
  await shedLoad(app, { maxEventLoopDelay: deps.config.maxEventLoopDelayMs })
  await registerLimits(app)
  await app.register(async (scope) => {
    neverStored(scope)
    registerHealth(scope, deps)
    registerConfigRoute(scope, deps)
    registerCalls(scope, deps, handlersFor(deps), rulesFor(deps))
    registerUserConfiguration(scope, deps)
    registerFiles(scope, {
      ...deps,
      files: {
        certificate: certificateFile(deps),
        document: documentFile(deps.db),
        receipt: receiptFile(deps),
        statement: statementFile(deps),
      },
    })
    registerVerification(scope, deps)
    if (deps.config.sandbox) await scope.register((own) => registerConsole(own, deps))
  })
  await registerCatalogueImages(app)
  await registerPages(app, deps)
  return app
}

/** Builds the payment widget's server, without listening. */
export const buildWidgetApp = async (deps: Parts): Promise<FastifyInstance> => {
  const app = bareServer(deps, 'widget')
  await registerWidget(app, deps, (scope) => {
    registerHealth(scope, deps)
  })
  return app
}
