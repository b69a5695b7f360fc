import type { Database } from '../platform/database/database'
import type { Referral } from '../../contract/referral'
import { kobo, toNaira } from '../../domain/values/money'
import { NotFoundError } from '../wire/errors'
import type { Handlers } from '../wire/handler'
import { endingEarly, wholeUnlessPaged } from '../wire/paging'
import { rowIdOf } from '../wire/row-id'
import { findReferral, listReferrals, type ReferralRow } from './repository'

type Needs = {
  readonly db: Database
}

/** Maps a referral to the API. The code is the customer's own, which the friend used. */
const toWire = ({ referral, code }: ReferralRow): Referral => ({
  id: referral.id,
  referralName: referral.name,
  referralCode: code,
  status: referral.status,
  refusedBecause: referral.refusedBecause ?? undefined,
  amount: toNaira(kobo(referral.amount)),
})

/** The friends who registered with the customer's code. */
export const referralHandlers = (deps: Needs): Pick<Handlers, 'getReferrals' | 'getReferral'> => ({
  getReferrals: async ({ query, customer }) => {
    const { totalCount, rows } = await listReferrals(deps.db, customer.id, wholeUnlessPaged(query))
    return endingEarly({ totalCount, items: rows.map(toWire) })
  },
  getReferral: async ({ query, customer }) => {
    const id = rowIdOf('Referral', query.id)
    const row = await findReferral(deps.db, customer.id, id)
    if (row === undefined) throw new NotFoundError('Referral', id)
    return toWire(row)
  },
})
