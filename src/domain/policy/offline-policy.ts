import { isSome } from 'fp-ts/Option'
import type { CoverDetail } from '../quote/quote'
import { calendarDate } from '../values/calendar-date'
import { idText } from '../values/id'
import { formatInstant } from '../values/instant'
import { dateShown } from '../values/typed-date'
import type { DatedCover } from './cover-state'
import { policyName, type Policy } from './policy'

/** What is saved of a policy on the device: what a customer shows at a checkpoint, and no payment. */
export type OfflinePolicy = DatedCover & {
  readonly id: string
  readonly title: string
  /** A policy that an earlier version has saved has none. */
  readonly productCode: string | undefined
  readonly policyNo: string | undefined
  readonly details: readonly CoverDetail[]
  /** When it was saved, in milliseconds since 1970. */
  readonly keptAt: number
  /** The certificate's bytes; `undefined` for a policy without one. */
  readonly certificate: Uint8Array<ArrayBuffer> | undefined
}

/** Why a policy could not be saved or removed. */
export type SaveFailure = 'full' | 'blocked' | 'unreachable'

/** The copy for offline policies: who can see them, how they go away, and why saving one failed. */
export const offlineMessages = {
  opens: 'The certificate and a summary then open without a network.',
  whoSees: (device: string) =>
    `Anyone who can unlock this ${device} can see what is kept, without a log-in. Logging out or Remove erases it.`,
  safari: 'Safari may delete it after seven days without a visit, unless the portal is on your home screen.',
  notRemoved: 'We could not remove this. Please try again.',
  nothing: (device: string) => `Nothing is kept on this ${device} any more.`,
  empty: 'There is nothing to show without a log-in.',
} as const

/** What a failure says; nothing is saved after one. */
export const saveFailures: Readonly<Record<SaveFailure, string>> = {
  full: 'There is not enough space on this device. Free some and try again.',
  blocked: 'This browser does not let the portal keep anything. It may be a private window.',
  unreachable: 'We could not load everything that is needed. Check your connection and try again.',
}

/** The summary of a policy, before its certificate is there. */
export const summaryOf = (policy: Policy, keptAt: number): OfflinePolicy => ({
  id: idText(policy.id),
  title: policy.productName ?? policyName(policy),
  productCode: policy.productCode,
  policyNo: policy.policyNo,
  status: policy.status,
  coverFrom: policy.coverFrom,
  coverTo: policy.coverTo,
  suspendedOn: policy.suspendedOn,
  cancelledOn: policy.cancelledOn,
  details: policy.details,
  keptAt,
  certificate: undefined,
})

const dayShown = (day: string): string => {
  const date = calendarDate(day)
  return isSome(date) ? dateShown(date.value) : day
}

/** From when the saved copy is, `23 November 2026, 14:05`: the server may know better by now. */
export const savedSince = ({ keptAt }: Pick<OfflinePolicy, 'keptAt'>): string => {
  const [day = '', time = ''] = (formatInstant(new Date(keptAt).toISOString()) ?? '').split(' ')
  return `${dayShown(day)}, ${time}`
}
