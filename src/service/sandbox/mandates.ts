import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import type { Config } from '../platform/config/config'
import { mailOrigin, type Places } from '../platform/config/origins'
import type { Database } from '../platform/database/database'
import { nowOf, type Clock } from '../platform/clock/clock'
import { WireId } from '../../contract/codecs'
import { success } from '../../contract/envelope'
import { NotFoundError, UserFriendlyError } from '../wire/errors'
import { rowIdOf } from '../wire/row-id'
import { decode } from '../wire/decode'
import type { DebitAccount } from '../cover/mandate/bank'
import { bookTransfer, lapse } from '../cover/mandate/waiting'
import type { IdentityHashes } from '../cover/reward/identity'
import { switchDebits } from './simulated-bank'

type Needs = Places & {
  readonly db: Database
  readonly clock: Clock
  readonly identities: IdentityHashes
  readonly debitAccount: DebitAccount
  readonly config: Pick<Config, 'arrearsDays'>
}

const MandateEvent = t.strict(
  { mandateId: WireId, event: t.keyof({ transfer: null, lapse: null, fail: null, succeed: null }, 'mandate event') },
  'mandate event',
)

/**
 * `POST /sandbox/mandates`: what the bank reports of a mandate that waits, its transfer or that its time has passed; or what
 * it does with the debits of any mandate from now on, refuse them or book them.
 */
export const registerMandateEvents = (app: FastifyInstance, deps: Needs): void => {
  app.post('/sandbox/mandates', async (request, reply) => {
    const { mandateId, event } = decode(MandateEvent, request.body)
    const id = rowIdOf('Mandate', mandateId)
    if (event === 'fail' || event === 'succeed') {
      if (!(await switchDebits(deps.db, id, event))) throw new NotFoundError('Mandate', id)
      return reply.send(success(null))
    }
    const { identities, debitAccount, config } = deps
    const booking = {
      now: nowOf(deps.clock),
      portal: mailOrigin(deps),
      ...{ identities, debitAccount, arrearsDays: config.arrearsDays },
    }
    const carryOut = event === 'transfer' ? bookTransfer : lapse
    if (!(await carryOut(deps.db, id, booking)))
      throw new UserFriendlyError('This mandate does not wait for a transfer.')
    return reply.send(success(null))
  })
}
