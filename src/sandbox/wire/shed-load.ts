import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/**
 * Refuses requests (503 with Retry-After, in an envelope) while the process cannot keep up with those it has: when its
 * event loop is that many milliseconds late.
 */
export const shedLoad = async (
  app: FastifyInstance,
  { maxEventLoopDelay, sampleInterval = 1_000 }: { readonly maxEventLoopDelay: number; readonly sampleInterval?: number },
): Promise<void> => {
  await app.register(underPressure, { maxEventLoopDelay, sampleInterval })
}
