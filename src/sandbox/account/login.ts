import { abpMessages } from '../../contract/envelope'
import type { Config } from '../config'
import type { Deps } from '../dependencies'
import { UserFriendlyError } from '../wire/errors'
import { isLocked, settleAttempt, unknownKey } from './login-attempts'
import { passwordFits } from './passwords'
import { findByName } from './repository'

const refused = {
  wrong: 'Invalid user name or password',
  unconfirmed: 'Your email address is not confirmed. You can not login.',
  locked: 'The user account has been locked out. Please try again later.',
} as const

type Hashing = { readonly config: Pick<Config, 'passwordHashing'> }

/**
 * Verifies a password and counts the attempt under `key`. While an account is locked nothing is hashed, and the answer
 * does not say whether the password was right.
 */
export const tryPassword = async (
  { db, clock, config }: Pick<Deps, 'db' | 'clock'> & Hashing,
  key: string,
  passwordHash: string | undefined,
  password: string,
): Promise<'right' | 'wrong' | 'locked'> => {
  if (await isLocked(db, key, clock())) return 'locked'
  const fits = await passwordFits(passwordHash, password, config.passwordHashing)
  if (!(await settleAttempt(db, key, fits, clock()))) return 'locked'
  return fits ? 'right' : 'wrong'
}

const refuse = (reason: keyof typeof refused): never => {
  throw new UserFriendlyError(abpMessages.loginFailed, refused[reason])
}

/**
 * Logs a customer in and returns the access token and the customer's id. An unknown name is answered like a wrong password, with the same
 * message after the same time. @throws UserFriendlyError `Login failed!` with the reason in its details
 */
export const logIn = async (
  deps: Pick<Deps, 'db' | 'clock' | 'tokens'> & Hashing,
  nameOrEmail: string,
  password: string,
): Promise<{ readonly accessToken: string; readonly userId: string }> => {
  const found = await findByName(deps.db, nameOrEmail)
  const tried = await tryPassword(deps, found?.id ?? unknownKey(nameOrEmail), found?.passwordHash, password)
  if (tried !== 'right') return refuse(tried)
  if (found === undefined) return refuse('wrong')
  if (!found.emailConfirmed) return refuse('unconfirmed')
  const accessToken = await deps.tokens.issue(found)
  return accessToken === null ? refuse('wrong') : { accessToken, userId: found.id }
}
