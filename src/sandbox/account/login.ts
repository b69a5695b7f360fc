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

const refuse = (reason: keyof typeof refused): never => {
  throw new UserFriendlyError(abpMessages.loginFailed, refused[reason])
}

/**
 * Logs a customer in and returns the access token and the customer's id. An unknown name is answered like a wrong password, with the same
 * message after the same time. @throws UserFriendlyError `Login failed!` with the reason in its details
 */
export const logIn = async (
  deps: Pick<Deps, 'db' | 'clock' | 'tokens'> & { readonly config: Pick<Config, 'passwordHashing'> },
  nameOrEmail: string,
  password: string,
): Promise<{ readonly accessToken: string; readonly userId: string }> => {
  const found = await findByName(deps.db, nameOrEmail)
  const key = found?.id ?? unknownKey(nameOrEmail)
  if (await isLocked(deps.db, key, deps.clock())) return refuse('locked')
  const fits = await passwordFits(found?.passwordHash, password, deps.config.passwordHashing)
  if (!(await settleAttempt(deps.db, key, fits, deps.clock()))) return refuse('locked')
  if (found === undefined || !fits) return refuse('wrong')
  if (!found.emailConfirmed) return refuse('unconfirmed')
  const accessToken = await deps.tokens.issue(found)
  return accessToken === null ? refuse('wrong') : { accessToken, userId: found.id }
}
