import type { FastifyInstance } from 'fastify'
import type { Clock } from '../platform/clock/clock'

/** Answers carry business time as their `Date`: the portal's today is the company's, not the phone's. */
export const answerWithBusinessDate = (app: FastifyInstance, { business }: Clock): void => {
  app.addHook('onSend', async (_, reply) => {
    reply.header('date', business().toUTCString())
  })
}
