import { referralSortColumns, type Referral } from '../../domain/referral/referral'
import { TABLE_PAGE_SIZE } from '../../domain/rules/constants'
import { makeListMachine } from './machine'
import type { ListRules } from './query'

/** The history of the customer's referrals; its search is the state that it is filtered by. */
export const referralsMachine = makeListMachine<Referral>('referrals')

export const referralsRules: ListRules = { pageSize: TABLE_PAGE_SIZE, sortable: referralSortColumns }
