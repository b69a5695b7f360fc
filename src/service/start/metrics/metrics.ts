import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { authenticate } from '../../../contract/token-auth'
import { UserFriendlyError } from '../../wire/errors'

/** A value that is read whenever the metrics are; `undefined` if it cannot be known. */
type Reading = () => Promise<number | undefined>

/** What the process measures, and how to read it. No label is a path, an id or a name. */
export type Metrics = {
  /** Measures every request of the listener. */
  readonly observe: (app: FastifyInstance, listener: string) => void
  /** Adds a value with one series for each reading, by the value of its label. */
  readonly gauge: (name: string, help: string, label: string, readings: Readonly<Record<string, Reading>>) => void
  readonly registry: Pick<Registry, 'metrics' | 'contentType'>
}

const LOG_IN = `/api${authenticate.path}`

const classOf = (status: number): string => `${Math.floor(status / 100)}xx`

/** The outcome of a log-in. A refused one has the status of a failure, see `UserFriendlyError`. */
const logInOutcome = (status: number, refused: boolean): string => {
  if (refused) return 'refused'
  if (status === 429) return 'limited'
  if (status === 400) return 'invalid'
  return status < 400 ? 'accepted' : 'failed'
}

/** The metrics of this process, in the names and units that Prometheus recommends. */
export const makeMetrics = (): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by listener, method, route template and class of the status, and how long they took',
    labelNames: ['listener', 'method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
    registers,
  })
  const logIns = new Counter({ name: 'log_ins_total', help: 'Log-ins by outcome', labelNames: ['outcome'], registers })
  return {
    registry,
    observe: (app, listener) => {
      const refused = new WeakSet()
      app.addHook('onError', (request, _reply, error, done) => {
        if (error instanceof UserFriendlyError) refused.add(request)
        done()
      })
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'none'
        const status = reply.statusCode
        duration.observe(
          { listener, method: request.method, route, status: classOf(status) },
          reply.elapsedTime / 1_000,
        )
        if (route === LOG_IN) logIns.inc({ outcome: logInOutcome(status, refused.has(request)) })
        done()
      })
    },
    gauge: (name, help, label, readings) => {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        collect: async () => {
          gauge.reset()
          const read = async ([series, reading]: readonly [string, Reading]) => {
            const value = await reading()
            if (value !== undefined) gauge.set({ [label]: series }, value)
          }
          await Promise.all(Object.entries(readings).map(read))
        },
      })
    },
  }
}
