import type { FastifyInstance, FastifyReply } from 'fastify'
import { failureReply, type FailureReply } from './failure-reply'
import { loggableError } from '../platform/log/log'

export const sendFailure = (reply: FastifyReply, { status, body, retryAfter }: FailureReply): FastifyReply => {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body)
}

/** Responds to every failure with an envelope; unexpected errors are logged without the customer's data. */
export const handleErrors = (app: FastifyInstance, replyTo: typeof failureReply = failureReply): void => {
  app.setErrorHandler((error, request, reply) => {
    const answer = replyTo(error)
    // A body rejected for its size is still being received. Closing immediately would reset the connection and lose the
    // response, so the rest is read and discarded; the server's requestTimeout limits that.
    if (answer.status === 413) reply.removeHeader('connection')
    if (answer.unexpected) request.log.error({ failure: loggableError(error) }, 'unexpected failure')
    return sendFailure(reply, answer)
  })
}
