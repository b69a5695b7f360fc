import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/** High enough for a busy workstation; beyond it, rejecting a request is better than queueing it. */
const EVENT_LOOP_DELAY_MS = 5_000

/** Rejects requests (503 with Retry-After, in an envelope) while the process is overloaded. */
export const shedLoad = async (
  app: FastifyInstance,
  { maxEventLoopDelay = EVENT_LOOP_DELAY_MS, sampleInterval = 1_000 } = {},
): Promise<void> => {
  await app.register(underPressure, { maxEventLoopDelay, sampleInterval })
}
