import { notCopied } from '../failure/not-copied'
import type { Id } from '../values/id'
import type { Kobo } from '../values/money'

/**
 * A friend who registered with the customer's code. The status is the server's text; one whose reward is never paid stays
 * pending, and says why. The amount is in kobo.
 */
export type Referral = {
  readonly id: Id
  readonly name: string | undefined
  readonly code: string | undefined
  readonly status: string | undefined
  readonly refusedBecause: string | undefined
  readonly amount: Kobo | undefined
}

/** The states of a referral, in the order of the specification; the history can be filtered by them. */
export const referralStatuses = ['Paid', 'Pending'] as const

/** Why a reward is never paid, in the order of the API. */
export const referralRefusals = ['OwnDetails', 'NotVerified'] as const
type Refusal = (typeof referralRefusals)[number]

/** The rule that a reward did not meet, and nothing of the friend. */
const refusalTexts: Readonly<Record<Refusal, string>> = {
  OwnDetails: 'We do not pay a reward for a BVN, phone number or bank account that is your own.',
  NotVerified: 'We pay a reward only when a phone number or BVN that is new to us is verified in time.',
}
const isKnown = (refusal: string): refusal is Refusal => Object.hasOwn(refusalTexts, refusal)

/** Why the reward is not paid, in words; `undefined` while it can be paid. */
export const refusalText = ({ status, refusedBecause }: Referral): string | undefined => {
  if (status === 'Paid' || refusedBecause === undefined) return undefined
  return isKnown(refusedBecause) ? refusalTexts[refusedBecause] : 'This one does not meet our rules for rewards.'
}

/** The status as it is shown: a reward that is never paid is not pending. */
export const shownStatus = (referral: Referral): string | undefined =>
  refusalText(referral) === undefined ? referral.status : 'Not paid'

export const referralSortColumns = ['name', 'status', 'amount'] as const
export type ReferralSortColumn = (typeof referralSortColumns)[number]

/** The number of referrals, in total and in each state. */
export type ReferralCounts = { readonly total: number; readonly pending: number; readonly paid: number }

/** The messages about copying and sharing the code or its link. */
export const referralMessages = {
  notCopied,
  linkCopied: 'Your link is copied. Send it to a friend.',
} as const
