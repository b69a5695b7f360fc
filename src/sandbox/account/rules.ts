import { randomBytes, randomInt } from 'node:crypto'

/** After so many failures in a row an account is locked. */
export const MAXIMUM_FAILURES = 5
const LOCK_MS = 300_000
/** An activation link is good for so many hours; its letter says so. */
export const CONFIRMATION_HOURS = 24

/** The fifth try is still looked at; what comes after it, while the lock stands, is not. */
export const mayTry = (failures: number): boolean => failures <= MAXIMUM_FAILURES

export const lockedUntil = (now: Date): Date => new Date(now.getTime() + LOCK_MS)

export const confirmationEnds = (now: Date): Date => new Date(now.getTime() + CONFIRMATION_HOURS * 3_600_000)

/** How an account is found by its name or address: without regard to case and outer spaces. */
export const keyOf = (text: string): string => text.trim().toLowerCase()

const COUNTED_CANDIDATES = 5

/** The user names to try when one is taken: the name itself, then with 1 to 5, then with a random number. */
export const userNameCandidates = (userName: string): readonly string[] => [
  userName,
  ...Array.from({ length: COUNTED_CANDIDATES }, (_, index) => `${userName}${index + 1}`),
  ...Array.from({ length: COUNTED_CANDIDATES }, () => `${userName}${randomInt(1_000, 1_000_000)}`),
]

/** Letters and digits that cannot be taken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A referral code, eight characters. */
export const newReferralCode = (): string =>
  Array.from(randomBytes(8), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** A code for an activation link, safe in an address. */
export const newConfirmationCode = (): string => randomBytes(24).toString('base64url').replace(/[-_]/g, 'x')
