import type { FastifyInstance } from 'fastify'
import { isLeft } from 'fp-ts/Either'
import { success } from '../../contract/envelope'
import type { Deps } from '../start/parts'
import { mailOrigin } from '../platform/config/origins'
import { InvalidRequestError } from '../wire/errors'
import { violationsOf } from '../wire/violations'
import { endReview, ReviewRequest } from '../kyc/review'

/** `POST /sandbox/kyc`: approves or rejects; the result is the customer's new status. */
export const registerReviews = (app: FastifyInstance, deps: Deps): void => {
  app.post('/sandbox/kyc', async (request, reply) => {
    const review = ReviewRequest.decode(request.body)
    if (isLeft(review)) throw new InvalidRequestError(violationsOf(review.left))
    const portal = mailOrigin(deps)
    return reply.send(success({ kycStatus: await endReview(deps.db, review.right, deps.clock.security(), portal) }))
  })
}
