import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/**
 * Rejects requests (503 with Retry-After, in an envelope) while the process is overloaded: while its event loop lags by
 * more than that many milliseconds.
 */
export const shedLoad = async (
  app: FastifyInstance,
  { maxEventLoopDelay, sampleInterval = 1_000 }: { readonly maxEventLoopDelay: number; readonly sampleInterval?: number },
): Promise<void> => {
  await app.register(underPressure, { maxEventLoopDelay, sampleInterval })
}
