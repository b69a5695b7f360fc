import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/**
 * The cost of a hash. `argon2id` is OWASP's recommendation: 19 MiB, two passes, one lane. `cheap` is the minimum of the
 * algorithm, for the hundreds of customers in tests; the configuration rejects it otherwise.
 */
const costs = {
  argon2id: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  cheap: { memoryCost: 8, timeCost: 1, parallelism: 1 },
} as const

export type PasswordHashing = keyof typeof costs

export const hashPassword = (password: string, hashing: PasswordHashing = 'argon2id'): Promise<string> =>
  hash(password, costs[hashing])

const dummyHash = (hashing: PasswordHashing) => hashPassword(randomBytes(32).toString('hex'), hashing)

const dummyHashes = { argon2id: dummyHash('argon2id'), cheap: dummyHash('cheap') }

/** Whether the password is correct; `false` without an account, after the same time. */
export const passwordFits = async (
  passwordHash: string | undefined,
  password: string,
  hashing: PasswordHashing = 'argon2id',
): Promise<boolean> => {
  const fits = await verify(passwordHash ?? (await dummyHashes[hashing]), password)
  return fits && passwordHash !== undefined
}
