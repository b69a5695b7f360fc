import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters that OWASP recommends: 19 MiB, two passes, one lane (the library's defaults). */
export const hashPassword = (password: string): Promise<string> => hash(password)

const nobody = hashPassword(randomBytes(32).toString('hex'))

/** Whether the password is the right one; without an account it takes just as long and says no. */
export const passwordFits = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const fits = await verify(passwordHash ?? (await nobody), password)
  return fits && passwordHash !== undefined
}
