import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { mailOrigin, type Places } from '../platform/config/origins'
import type { Database } from '../platform/database/database'
import { nowOf, type Clock } from '../platform/clock/clock'
import { WireId } from '../../contract/codecs'
import { success } from '../../contract/envelope'
import { UserFriendlyError } from '../wire/errors'
import { rowIdOf } from '../wire/row-id'
import { decode } from '../wire/decode'
import { bookTransfer, lapse } from '../cover/mandate/waiting'
import type { IdentityHashes } from '../cover/reward/identity'

type Needs = Places & {
  readonly db: Database
  readonly clock: Clock
  readonly identities: IdentityHashes
}

const MandateEvent = t.strict(
  { mandateId: WireId, event: t.keyof({ transfer: null, lapse: null }, 'mandate event') },
  'mandate event',
)

/** `POST /sandbox/mandates`: what the bank reports of a mandate that waits, its transfer or that its time has passed. */
export const registerMandateEvents = (app: FastifyInstance, deps: Needs): void => {
  app.post('/sandbox/mandates', async (request, reply) => {
    const booking = { now: nowOf(deps.clock), portal: mailOrigin(deps), identities: deps.identities }
    const { mandateId, event } = decode(MandateEvent, request.body)
    const carryOut = event === 'transfer' ? bookTransfer : lapse
    if (!(await carryOut(deps.db, rowIdOf('Mandate', mandateId), booking)))
      throw new UserFriendlyError('This mandate does not wait for a transfer.')
    return reply.send(success(null))
  })
}
