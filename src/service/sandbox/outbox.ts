import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/database/database'
import { withKnownNames } from '../wire/query-names'
import { NotFoundError } from '../wire/errors'
import { rowIdOf } from '../wire/row-id'
import { findHtml, listMessages } from '../platform/mail/repository'

type Needs = {
  readonly db: Database
}

/** An email has styles of its own and loads nothing, as in a mailbox. */
const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** `GET /sandbox/outbox?to=…`: the sent messages, newest first. `GET /sandbox/outbox/{id}`: an email as its reader sees it. */
export const registerOutbox = (app: FastifyInstance, deps: Needs): void => {
  app.get('/sandbox/outbox', async (request, reply) => {
    const { to } = withKnownNames({ props: { to: true } }, request.query)
    const messages = await listMessages(deps.db, typeof to === 'string' ? to : undefined)
    return reply.send(messages)
  })
  app.get<{ Params: { id: string } }>('/sandbox/outbox/:id', async (request, reply) => {
    const { id } = request.params
    const html = await findHtml(deps.db, rowIdOf('Email', id))
    if (html === undefined) throw new NotFoundError('Email', id)
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  })
}
