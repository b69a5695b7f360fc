import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/database/database'
import { withKnownNames } from '../wire/query-names'
import { listMessages } from '../platform/mail/repository'

type Needs = {
  readonly db: Database
}

/** `GET /sandbox/outbox?to=…`: the sent messages, newest first. */
export const registerOutbox = (app: FastifyInstance, deps: Needs): void => {
  app.get('/sandbox/outbox', async (request, reply) => {
    const { to } = withKnownNames({ props: { to: true } }, request.query)
    const messages = await listMessages(deps.db, typeof to === 'string' ? to : undefined)
    return reply.send(messages)
  })
}
