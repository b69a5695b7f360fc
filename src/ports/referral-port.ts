import type { Referral, ReferralCounts } from '../domain/referral/referral'
import type { PortFunction } from './call'
import type { Page, PageQuery } from './page'
import { token } from './token'

/**
 * The friends who registered with the customer's code. A search for `Paid` or `Pending` returns those in that state.
 */
export type ReferralPort = {
  readonly list: PortFunction<PageQuery, Page<Referral>>
  readonly counts: PortFunction<void, ReferralCounts>
}
export const ReferralPort = token<ReferralPort>('ReferralPort')
