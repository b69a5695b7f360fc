import type { CalendarDate } from '../values/calendar-date'
import type { Id } from '../values/id'
import { beginsLater, endedLately, endsSoon, isRunning } from '../quote/cover-period'
import { isWebAddress } from '../values/web-address'
import { policyName, type ListedPolicy } from './policy'

/** An order whose payment was made, until its result is dismissed. */
export type PaidOrder = { readonly quoteId: Id; readonly quoteNo: string }

/** How many policies home reads, the newest first, and how many covers it shows. */
export const HOME_POLICIES = { read: 40, shown: 3 } as const

/** How many mandates home reads, the newest first: those that wait to be activated are among them. */
export const HOME_MANDATES = 5

/** The statuses of policies that do not cover anything; a status is the server's own text, so an unknown one may cover. */
const WITHOUT_COVER: readonly string[] = ['pending', 'expired', 'cancelled']

/** Whether a policy covers anything, now or later, as far as its status says. */
export const isInForce = ({ status = '' }: Pick<ListedPolicy, 'status'>): boolean =>
  !WITHOUT_COVER.includes(status.toLowerCase())

/** Whether it did, for one that has ended. */
const wasInForce = (policy: ListedPolicy): boolean => isInForce(policy) || policy.status?.toLowerCase() === 'expired'

/** Whether another policy was renewed by this one. */
const isRenewal = ({ coverTo, productCode }: ListedPolicy, policies: readonly ListedPolicy[]): boolean =>
  coverTo !== undefined &&
  policies.some(({ renewedUntil, ...other }) => renewedUntil === coverTo && other.productCode === productCode)

/**
 * The covers of home: those that run, then those that begin later and those that ended lately, without what another one says
 * of its renewal; three at most.
 */
export const coversOf = (policies: readonly ListedPolicy[], today: CalendarDate): readonly ListedPolicy[] => {
  const inForce = policies.filter(isInForce)
  return [
    ...inForce.filter((policy) => isRunning(policy, today)),
    ...inForce.filter((policy) => beginsLater(policy, today) && !isRenewal(policy, policies)),
    ...policies.filter(
      (policy) => wasInForce(policy) && endedLately(policy, today) && policy.renewedUntil === undefined,
    ),
  ].slice(0, HOME_POLICIES.shown)
}

/** Those whose certificate proves something, now or later. */
export const withCertificate = (policies: readonly ListedPolicy[], today: CalendarDate): readonly ListedPolicy[] =>
  policies.filter(({ certificateUrl, coverTo = today }) => coverTo >= today && isWebAddress(certificateUrl))

/** The policies that end within thirty days, and are not renewed yet: the next to end comes first. */
export const endingOf = (policies: readonly ListedPolicy[], today: CalendarDate): readonly ListedPolicy[] =>
  policies
    .filter((policy) => isInForce(policy) && policy.renewal !== undefined && endsSoon(policy, today))
    .sort((one, other) => (one.coverTo ?? '').localeCompare(other.coverTo ?? ''))

/** The policy of a paid order, once the server has it. */
export const policyOf = (policies: readonly ListedPolicy[], { quoteNo }: PaidOrder): ListedPolicy | undefined =>
  policies.find((policy) => policy.quoteNo === quoteNo)

/** What a policy covers; its name where the server words no fact. */
export const coveredThing = (policy: ListedPolicy): string => policy.covered ?? policyName(policy)
