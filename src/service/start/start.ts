import type { AddressInfo } from 'node:net'
import { extname, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { makeCountKeys } from '../account/count-keys'
import { makeLoginAttempts } from '../account/login-attempts'
import { makeSendKeys } from '../account/send-keys'
import { makeTokens } from '../account/tokens'
import { buildApp, buildWidgetApp } from './app'
import { systemTime } from '../platform/clock/clock'
import { openSteadyTime } from '../platform/steady-time/shared-steady-time'
import { makeMovedClock } from '../sandbox/moved-clock'
import type { Config } from '../platform/config/config'
import { connect } from '../platform/database/connect'
import { StartError, type Connection } from '../platform/database/database'
import { prepare } from './prepare'
import { builtPreparedFolder } from '../platform/database/prepared-folder'
import type { Parts } from './parts'
import { makeCapabilities } from '../platform/files/capability'
import { collect, deliver } from './background'
import { remind } from './remind'
import { drain, watchConnections, type Connections } from './drain'
import { applyFaults } from '../sandbox/faults/apply-fault'
import { makeFaultStore } from '../sandbox/faults/store'
import { simulatedBank } from '../sandbox/simulated-bank'
import { makeIdentityHashes } from '../cover/reward/identity'
import { makeMetrics } from './metrics/metrics'
import { serveMetrics } from './metrics/serve'
import { waitingLetters } from '../platform/mail/delivery'
import { everySecond, together, type Repeated } from '../platform/repeat'
import { callQueues, customerQueues } from '../wire/request-queue'
import { sendingRoom } from '../wire/sending'
import { loggableError } from '../platform/log/log'
import type * as tasks from './worker'
import { makeWorkers } from '../platform/workers/workers'

/** How long a stop waits for the database and the worker threads to close. What was answered is on disk, so nothing is lost by not waiting. */
const CLOSE_MS = 1_000

/** How long the metrics wait for a value from the database. */
const READ_MS = 1_000

export type Running = {
  readonly ports: Parts['ports']
  readonly metricsPort: number | undefined
  readonly where: string
  /** Ends what is open as `drain.ts` says, for as long as configured, then everything else within a second. */
  readonly stop: () => Promise<void>
}

/** Resolves to `undefined` after that time; it keeps no process running. */
const pause = (milliseconds: number) => wait(milliseconds, undefined, { ref: false })

/**
 * How many connections the system holds until the process accepts them. It drops those beyond that, and their clients try
 * again after 1, 3, 7 and 15 seconds; Node's own 511 is less than what comes at once. The system may lower it (somaxconn).
 */
const BACKLOG = 4_096

const listen = async (app: FastifyInstance, host: string, port: number): Promise<number> => {
  await app.listen({ host, port, backlog: BACKLOG }).catch((error: unknown) => {
    const code = (error as NodeJS.ErrnoException).code
    throw code === 'EADDRINUSE' || code === 'EACCES'
      ? new StartError(`Port ${port} on ${host} cannot be used (${code}). Choose others through PORT and WIDGET_PORT.`)
      : error
  })
  return (app.server.address() as AddressInfo).port
}

/** Adds what is only known to a started process, and serves the metrics if there is a port for them. */
const serveOwnMetrics = async (
  { config, db, clock, metrics, workers }: Parts,
  { stats }: Connection,
  connections: Readonly<Record<string, Connections>>,
) => {
  if (metrics === undefined || config.metricsPort === undefined) return undefined
  const requestsOf =
    ({ requests }: Connections) =>
    () =>
      Promise.resolve(requests())
  metrics.gauge(
    'http_requests_in_flight',
    'Requests that are not yet answered',
    'listener',
    Object.fromEntries(Object.entries(connections).map(([listener, of]) => [listener, requestsOf(of)])),
  )
  metrics.gauge('worker_tasks', 'Tasks for worker threads, such as drawing a certificate', 'state', {
    running: () => Promise.resolve(workers.running()),
    waiting: () => Promise.resolve(workers.waiting()),
  })
  if (stats !== undefined)
    metrics.gauge('database_connections', 'Connections of the pool, and requests that wait for one', 'state', {
      total: () => Promise.resolve(stats().total),
      idle: () => Promise.resolve(stats().idle),
      waiting: () => Promise.resolve(stats().waiting),
    })
  if (config.smtpUrl !== undefined)
    metrics.gauge('outbox_letters', 'Emails that are still to be sent, by all processes', 'state', {
      waiting: () => Promise.race([waitingLetters(db, clock.security()).catch(() => undefined), pause(READ_MS)]),
    })
  return serveMetrics(metrics, config.metricsHost, config.metricsPort)
}

/** The worker threads' entry, which is beside this one's, bundled or not. */
const workerFile = () => resolve(import.meta.dirname, `worker${extname(import.meta.filename)}`)

/** Opens and migrates the database and listens on the ports. @throws StartError */
export const start = async (config: Config): Promise<Running> => {
  const connection = await connect(config, { prepared: builtPreparedFolder() })
  try {
    const { signingKey } = await prepare(connection, config, systemTime())
    const steady = await openSteadyTime(connection.db)
    const clock = makeMovedClock(connection.db, steady.now)
    if (config.sandbox) await clock.follow()
    const ports = { portal: config.port, widget: config.widgetPort }
    const tokens = makeTokens(connection.db, signingKey, clock.security)
    const capabilities = makeCapabilities(signingKey, clock.security)
    const workers = makeWorkers<typeof tasks>(workerFile(), (error) => {
      app.log.error({ failure: loggableError(error) }, 'a worker thread failed')
    })
    const faults = makeFaultStore()
    const identities = makeIdentityHashes(signingKey)
    const repeated: Repeated[] = []
    const deps: Parts = {
      config,
      db: connection.db,
      clock,
      tokens,
      countKeys: makeCountKeys(signingKey),
      sendKeys: makeSendKeys(signingKey),
      attempts: makeLoginAttempts(connection.db),
      capabilities,
      identities,
      debitAccount: simulatedBank(identities),
      faults,
      intercept: config.sandbox ? applyFaults(faults) : undefined,
      ports,
      stopping: { now: false },
      doWhatIsDue: () => together(repeated).again(),
      queues: callQueues(),
      enqueueWrite: customerQueues(),
      sending: sendingRoom(),
      metrics: config.metricsPort === undefined ? undefined : makeMetrics(),
      workers,
      checkDocument: (owner, content) => workers.run('document', owner, { content }),
      drawCertificate: (owner, certificate, issued) => workers.run('certificate', owner, { certificate, issued }),
      drawPaper: (owner, paper, issued) => workers.run('paper', owner, { paper, issued }),
    }
    const [app, widget] = [await buildApp(deps), await buildWidgetApp(deps)]
    const connections = { portal: watchConnections(app.server), widget: watchConnections(widget.server) }
    repeated.push(await collect(deps, app))
    let metrics: Awaited<ReturnType<typeof serveOwnMetrics>>
    try {
      ports.widget = await listen(widget, config.host, config.widgetPort)
      ports.portal = await listen(app, config.host, config.port)
      metrics = await serveOwnMetrics(deps, connection, connections)
    } catch (error) {
      await Promise.all([app.close(), widget.close(), together(repeated).stop()])
      throw error
    }
    const delivery = deliver(deps, app)
    repeated.push(remind(deps, app))
    const follow = () => Promise.all([steady.follow(), config.sandbox ? clock.follow() : undefined])
    const following = everySecond(() =>
      follow().then(
        () => undefined,
        () => undefined,
      ),
    )
    const stop = async () => {
      deps.stopping.now = true
      app.log.info('stopping')
      const background = Promise.all([delivery.stop(), together(repeated).stop(), following.stop()])
      const listeners = [
        { app, connections: connections.portal },
        { app: widget, connections: connections.widget },
      ]
      const cut = await drain(listeners, config.drainSeconds * 1_000)
      if (cut > 0) app.log.warn({ requests: cut }, 'requests were cut off')
      metrics?.stop()
      const closed = Promise.all([
        background.then(() => steady.record().catch(() => undefined)).then(() => connection.close()),
        workers.stop(),
      ]).then(() => true)
      if ((await Promise.race([closed, pause(CLOSE_MS)])) !== true)
        app.log.warn('the database or a worker thread did not close')
    }
    return { ports, metricsPort: metrics?.port, where: connection.where, stop }
  } catch (error) {
    await connection.close()
    throw error
  }
}
