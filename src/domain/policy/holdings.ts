import { whoIsCovered } from '../quote/messages'
import type { CalendarDate } from '../values/calendar-date'
import { endsSoon, isRunning } from './cover-period'
import { policyName, type Policy } from './policy'

/** A payment that the customer has made, until its result has been seen (requirement PAY-12). */
export type PaidOrder = { readonly quoteNo: string; readonly productName: string | undefined }

/** How many policies home reads, the newest first, and how many of those that run it shows (requirement HOME-05). */
export const HOME_POLICIES = { read: 40, shown: 3 } as const

/** How many mandates home reads, the newest first: those that wait to be activated are among them. */
export const HOME_MANDATES = 5

/** Whether a policy is in force; a server that has no status for it leaves it out. */
const isInForce = ({ status }: Policy): boolean => status === undefined || status.toLowerCase() === 'active'

/** The policies that run today. */
export const runningOf = (policies: readonly Policy[], today: CalendarDate): readonly Policy[] =>
  policies.filter((policy) => isInForce(policy) && isRunning(policy, today))

/** The policies that end within thirty days, and are not renewed yet: the next to end comes first. */
export const endingOf = (policies: readonly Policy[], today: CalendarDate): readonly Policy[] =>
  policies
    .filter((policy) => isInForce(policy) && policy.renewal !== undefined && endsSoon(policy, today))
    .sort((one, other) => (one.coverTo ?? '').localeCompare(other.coverTo ?? ''))

/** The policy of a paid order, once the server has it and says that it is paid. */
export const policyOf = (policies: readonly Policy[], { quoteNo }: PaidOrder): Policy | undefined =>
  policies.find((policy) => policy.quoteNo === quoteNo && policy.payment.status?.toLowerCase() === 'paid')

/** What a policy covers, in one fact: a plate, an address, a destination; the policy's name where the server words none. */
export const coveredThing = (policy: Policy): string =>
  policy.details.find(({ label }) => label !== whoIsCovered)?.value ?? policyName(policy)
