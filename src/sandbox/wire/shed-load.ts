import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/** Long enough that a busy workstation never trips it: beyond this a request is better refused than queued. */
const EVENT_LOOP_DELAY_MS = 5_000

/** Refuses requests (503 with Retry-After, in an envelope) while the process cannot keep up with those it has. */
export const shedLoad = async (
  app: FastifyInstance,
  { maxEventLoopDelay = EVENT_LOOP_DELAY_MS, sampleInterval = 1_000 } = {},
): Promise<void> => {
  await app.register(underPressure, { maxEventLoopDelay, sampleInterval })
}
