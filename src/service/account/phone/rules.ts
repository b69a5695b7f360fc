import { createHash, randomInt } from 'node:crypto'
import { RESEND_AFTER_SECONDS } from '../../../domain/rules/constants'
import { withoutSeparators } from '../../../domain/values/separators'

export const RESEND_MS = RESEND_AFTER_SECONDS * 1_000

/** The number of wrong attempts that invalidates a code. */
export const MAXIMUM_FAILURES = 5

/** The limit of SMS an hour to all numbers of one customer, since each costs money. */
export const SMS_LIMIT = { requests: 10, milliseconds: 3_600_000 } as const

/** Six uniformly distributed digits. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** The stored hash of a code, bound to its customer and number, so that it is not valid for others. */
export const hashOf = (customerId: string, phoneNumber: string, code: string): string =>
  createHash('sha256')
    .update(`${customerId}\n${phoneNumber}\n${withoutSeparators(code)}`)
    .digest('hex')

/** The whole seconds until a code may be sent again; at least one. */
export const secondsToWait = (sentAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((sentAt.getTime() + RESEND_MS - now.getTime()) / 1000))
