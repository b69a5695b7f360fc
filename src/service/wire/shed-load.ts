import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { overloaded } from '../platform/workers/overloaded'

/**
 * Rejects requests (503 with Retry-After, in an envelope) while the process is overloaded: while its event loop lags by
 * more than that many milliseconds. An interval of twice the limit contains at least two measurements of such a lag. The
 * plugin reports an infinite lag for an interval without any, after a single long pause; that is no overload.
 */
export const shedLoad = async (
  app: FastifyInstance,
  { maxEventLoopDelay }: { readonly maxEventLoopDelay: number },
): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: 2 * maxEventLoopDelay,
    pressureHandler: (_request, _reply, _type, lag) => (lag === Infinity ? undefined : Promise.reject(overloaded)),
  })
}
