import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import pLimit from 'p-limit'
import type { PasswordHashing } from '../platform/config/password-hashing'
import { TooManyError } from '../wire/errors'

/**
 * The cost of a hash. `argon2id` is OWASP's recommendation: 19 MiB, two passes, one lane. `cheap` is the minimum of the
 * algorithm, for the hundreds of customers in tests; the configuration rejects it otherwise.
 */
const costs = {
  argon2id: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  cheap: { memoryCost: 8, timeCost: 1, parallelism: 1 },
} satisfies Readonly<Record<PasswordHashing, Options>>

/** One of libuv's four threads stays free for files and name look-ups, whatever the number of cores. */
const HASHED_AT_ONCE = Math.min(availableParallelism(), 3)

/** What waits beyond this is refused: more than about two seconds of hashing. */
const MOST_WAITING = 40 * HASHED_AT_ONCE

const RETRY_AFTER_SECONDS = 2

const turns = pLimit(HASHED_AT_ONCE)

/** Runs a hash when it is its turn. @throws TooManyError while too many wait */
const enqueue = async <A>(work: () => Promise<A>): Promise<A> => {
  if (turns.pendingCount >= MOST_WAITING) throw new TooManyError(RETRY_AFTER_SECONDS)
  return turns(work)
}

/** One form for what keyboards write in several: `é` is one character or two. */
const oneForm = (password: string): string => password.normalize('NFKC')

/** @throws TooManyError */
export const hashPassword = (password: string, hashing: PasswordHashing = 'argon2id'): Promise<string> =>
  enqueue(() => hash(oneForm(password), costs[hashing]))

const dummyHash = (hashing: PasswordHashing) => hashPassword(randomBytes(32).toString('hex'), hashing)

const dummyHashes = { argon2id: dummyHash('argon2id'), cheap: dummyHash('cheap') }

/**
 * Whether the password is correct; `false` without an account, after the same time. A hash of an earlier release is of the
 * password as it was typed. @throws TooManyError
 */
export const passwordFits = async (
  passwordHash: string | undefined,
  password: string,
  hashing: PasswordHashing = 'argon2id',
): Promise<boolean> => {
  const expected = passwordHash ?? (await dummyHashes[hashing])
  const forms = new Set([oneForm(password), password])
  let fits = false
  for (const form of forms) fits ||= await enqueue(() => verify(expected, form))
  return fits && passwordHash !== undefined
}
