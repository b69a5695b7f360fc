import { notCopied } from '../failure/not-copied'
import type { Id } from '../values/id'
import type { Kobo } from '../values/money'

/** A friend who registered with the customer's code. The status is the server's text; the amount is in kobo. */
export type Referral = {
  readonly id: Id
  readonly name: string | undefined
  readonly code: string | undefined
  readonly status: string | undefined
  readonly amount: Kobo | undefined
}

/** The states of a referral, in the order of the specification; the history can be filtered by them (requirement REF-02). */
export const referralStatuses = ['Paid', 'Pending'] as const

export const referralSortColumns = ['name', 'status', 'amount'] as const
export type ReferralSortColumn = (typeof referralSortColumns)[number]

/** The number of referrals, in total and in each state. */
export type ReferralCounts = { readonly total: number; readonly pending: number; readonly paid: number }

/** The messages about copying and sharing the code or its link. */
export const referralMessages = {
  notCopied,
  linkCopied: 'Your link is copied. Send it to a friend.',
} as const
