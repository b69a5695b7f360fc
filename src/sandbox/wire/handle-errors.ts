import type { FastifyInstance, FastifyReply } from 'fastify'
import { failureReply, type FailureReply } from './failure-reply'
import { loggableError } from './log'

export const sendFailure = (reply: FastifyReply, { status, body, retryAfter }: FailureReply): FastifyReply => {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body)
}

/** Every failure leaves in an envelope; what nobody expected is logged, without what the customer sent. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const answer = failureReply(error)
    // A body that was refused for its size is still on its way. Closing at once would reset the connection and lose the
    // answer, so the rest is read and thrown away; the server's requestTimeout bounds that.
    if (answer.status === 413) reply.removeHeader('connection')
    if (answer.unexpected) request.log.error({ failure: loggableError(error) }, 'unexpected failure')
    return sendFailure(reply, answer)
  })
}
