import type { FastifyInstance } from 'fastify'
import { isLeft } from 'fp-ts/Either'
import { mailOrigin, type Places } from '../platform/config/origins'
import type { Database } from '../platform/database/database'
import type { Clock } from '../platform/clock/clock'
import { success } from '../../contract/envelope'
import { InvalidRequestError } from '../wire/errors'
import { violationsOf } from '../wire/violations'
import { endReview, ReviewRequest } from '../kyc/review'

type Needs = Places & {
  readonly db: Database
  readonly clock: Clock
}

/** `POST /sandbox/kyc`: approves or rejects; the result is the customer's new status. */
export const registerReviews = (app: FastifyInstance, deps: Needs): void => {
  app.post('/sandbox/kyc', async (request, reply) => {
    const review = ReviewRequest.decode(request.body)
    if (isLeft(review)) throw new InvalidRequestError(violationsOf(review.left))
    const portal = mailOrigin(deps)
    return reply.send(success({ kycStatus: await endReview(deps.db, review.right, deps.clock.security(), portal) }))
  })
}
