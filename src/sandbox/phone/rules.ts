import { createHash, randomInt } from 'node:crypto'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A code is good for ten minutes, and can be sent again after one. */
export const CODE_MS = 600_000
export const RESEND_MS = 60_000

/** After so many wrong tries a code is worth nothing; only a new one helps. */
export const MAXIMUM_FAILURES = 5

/** So many SMS an hour to all the numbers of one customer: each costs the company money. */
export const SMS_LIMIT = { requests: 10, milliseconds: 3_600_000 } as const

/**
 * A number in E.164; one without a country code is Nigerian. `undefined` for what no numbering plan has: the library's
 * full tables know how long each kind of number is, its small ones do not.
 */
export const phoneNumberOf = (text: string): string | undefined => {
  const parsed = parsePhoneNumberFromString(text, 'NG')
  return parsed?.isValid() === true ? parsed.number : undefined
}

/** Six digits, each as likely as any other. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** What is kept of a code: bound to its customer and number, so that it proves nothing elsewhere. */
export const hashOf = (customerId: string, phoneNumber: string, code: string): string =>
  createHash('sha256').update(`${customerId}\n${phoneNumber}\n${code.trim()}`).digest('hex')

/** Whole seconds until a code may be sent again; at least one. */
export const secondsToWait = (sentAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((sentAt.getTime() + RESEND_MS - now.getTime()) / 1000))
