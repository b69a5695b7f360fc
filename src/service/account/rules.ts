import { createHash, randomBytes, randomInt } from 'node:crypto'

/** The number of consecutive failures that locks an account. */
export const MAXIMUM_FAILURES = 5
const LOCK_MS = 300_000
/** The lifetime of an activation link; the email states it. */
export const CONFIRMATION_HOURS = 24
const RESET_MS = 3_600_000

/** The fifth attempt is still verified; later ones, while the lock lasts, are not. */
export const isAttemptAllowed = (failures: number): boolean => failures <= MAXIMUM_FAILURES

export const lockedUntil = (now: Date): Date => new Date(now.getTime() + LOCK_MS)

export const confirmationEnds = (now: Date): Date => new Date(now.getTime() + CONFIRMATION_HOURS * 3_600_000)

/** A reset link is valid for an hour; the email states it. */
export const resetEnds = (now: Date): Date => new Date(now.getTime() + RESET_MS)

const CANDIDATES_OF_A_KIND = 5

/** The user names to try in order: the name itself, then with 1 to 5, then with a random number. */
export const userNameCandidates = (userName: string): readonly string[] => [
  userName,
  ...Array.from({ length: CANDIDATES_OF_A_KIND }, (_, index) => `${userName}${index + 1}`),
  ...Array.from({ length: CANDIDATES_OF_A_KIND }, () => `${userName}${randomInt(1_000, 1_000_000)}`),
]

/** Letters and digits that cannot be confused. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A referral code, eight characters. */
export const newReferralCode = (): string =>
  Array.from(randomBytes(8), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** A code for a link in an email, of letters and digits alone: mail programs end a link before other characters. */
export const newLinkCode = (): string => randomBytes(24).toString('hex')

/** All that the database keeps of such a code. Its 192 random bits need no costly hash. */
export const codeHashOf = (code: string): string => createHash('sha256').update(code).digest('hex')
