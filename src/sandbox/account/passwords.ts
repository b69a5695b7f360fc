import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/**
 * What a hash costs. `argon2id`: what OWASP recommends, 19 MiB, two passes, one lane. `cheap`: the least that the
 * algorithm takes, for test customers, of whom hundreds are made; the configuration refuses it anywhere else.
 */
const costs = {
  argon2id: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  cheap: { memoryCost: 8, timeCost: 1, parallelism: 1 },
} as const

export type PasswordHashing = keyof typeof costs

export const hashPassword = (password: string, hashing: PasswordHashing = 'argon2id'): Promise<string> =>
  hash(password, costs[hashing])

const hashOfNobody = (hashing: PasswordHashing) => hashPassword(randomBytes(32).toString('hex'), hashing)

const nobody = { argon2id: hashOfNobody('argon2id'), cheap: hashOfNobody('cheap') }

/** Whether the password is the right one; without an account it takes just as long and says no. */
export const passwordFits = async (
  passwordHash: string | undefined,
  password: string,
  hashing: PasswordHashing = 'argon2id',
): Promise<boolean> => {
  const fits = await verify(passwordHash ?? (await nobody[hashing]), password)
  return fits && passwordHash !== undefined
}
