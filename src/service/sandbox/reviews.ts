import type { FastifyInstance } from 'fastify'
import { mailOrigin, type Places } from '../platform/config/origins'
import type { Database } from '../platform/database/database'
import type { Clock } from '../platform/clock/clock'
import { success } from '../../contract/envelope'
import { decode } from '../wire/decode'
import { endReview, reviewOfCustomer, ReviewRequest, waitingReviews } from '../kyc/review'
import { withKnownNames } from '../wire/query-names'

type Needs = Places & {
  readonly db: Database
  readonly clock: Clock
}

/**
 * `GET /sandbox/kyc`: the reviews that wait, or with `?emailAddress=…` the one of that customer. `POST /sandbox/kyc`:
 * approves or rejects a version of one; the result is the customer's new status.
 */
export const registerReviews = (app: FastifyInstance, deps: Needs): void => {
  app.get('/sandbox/kyc', async (request, reply) => {
    const { emailAddress } = withKnownNames({ props: { emailAddress: true } }, request.query)
    if (typeof emailAddress !== 'string') return reply.send(success(await waitingReviews(deps.db)))
    const review = await reviewOfCustomer(deps.db, emailAddress)
    return reply.send(success(review === undefined ? [] : [review]))
  })
  app.post('/sandbox/kyc', async (request, reply) => {
    const review = decode(ReviewRequest, request.body)
    const portal = mailOrigin(deps)
    return reply.send(success({ kycStatus: await endReview(deps.db, review, deps.clock.security(), portal) }))
  })
}
