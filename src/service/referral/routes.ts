import type { Database } from '../platform/database/database'
import type { Referral } from '../../contract/referral'
import { kobo, toNaira } from '../../domain/values/money'
import type { Handlers } from '../wire/handler'
import { listHandlers } from '../wire/list-handlers'
import { wholeUnlessPaged } from '../wire/paging'
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
export const referralHandlers = ({ db }: Needs): Pick<Handlers, 'getReferrals' | 'getReferral'> => {
  const { all, one } = listHandlers({
    entity: 'Referral',
    list: (customerId, query) => listReferrals(db, customerId, wholeUnlessPaged(query)),
    find: (customerId, id) => findReferral(db, customerId, id),
    toWire,
  })
  return { getReferrals: all, getReferral: one }
}
