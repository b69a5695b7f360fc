import { sequenceS } from 'fp-ts/Apply'
import { ApplyPar, map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { getReferrals, type Referral as WireReferral } from '../../contract/referral'
import {
  referralRefusals,
  referralStatuses,
  type Referral,
  type ReferralSortColumn,
} from '../../domain/referral/referral'
import { id } from '../../domain/values/id'
import type { ReferralPort } from '../../ports/referral-port'
import type { HttpClient } from './client'
import { nameIn } from './enumeration'
import { toKobo } from './money'
import { pagedQuery, readPage } from './paging'

/** Maps a referral of the API to the domain. */
const toReferral = (referral: WireReferral): Referral => ({
  id: id(referral.id),
  name: referral.referralName,
  code: referral.referralCode,
  status: nameIn(referralStatuses)(referral.status),
  refusedBecause: nameIn(referralRefusals)(referral.refusedBecause),
  amount: toKobo(referral.amount),
})

const sortFields: Readonly<Record<ReferralSortColumn, string>> = {
  name: 'referralName',
  status: 'status',
  amount: 'amount',
}

/** The referral port over HTTP. A count is the `totalCount` of a list of which one row is requested. */
export const makeReferralPort = (http: HttpClient): ReferralPort => ({
  list: (page, call) =>
    readPage((query) => http(getReferrals, { query }, call), pagedQuery(page, sortFields), toReferral),
  counts: (_, call) => {
    const count = (search?: string) =>
      pipe(
        http(getReferrals, { query: pagedQuery({ skip: 0, take: 1, search }) }, call),
        map(({ totalCount }) => totalCount),
      )
    return sequenceS(ApplyPar)({ total: count(), pending: count('Pending'), paid: count('Paid') })
  },
})
