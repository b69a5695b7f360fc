import type { Tokens } from './tokens'
import type { Database } from '../platform/database/database'
import type { CountKeys } from './count-keys'
import type { LoginAttempts } from './login-attempts'
import { abpMessages } from '../../contract/envelope'
import type { Clock } from '../platform/clock/clock'
import type { Config } from '../platform/config/config'
import { UserFriendlyError } from '../wire/errors'
import type { RecordEvent } from '../platform/log/events'
import { isKnownPlace, recordPlace } from './known-places'
import { passwordFits } from './passwords'
import type { Place } from './place'
import { findByName, type Customer } from './repository'
import { isAttemptAllowed, MAXIMUM_FAILURES } from './rules'

const refused = {
  wrong: 'Invalid user name or password',
  unconfirmed: 'Your email address is not confirmed. You can not login.',
  locked: 'The user account has been locked out. Please try again later.',
  /** The account is locked by other names or from elsewhere, which nothing may reveal. */
  barred: 'Invalid user name or password',
} as const

type Counting = {
  readonly db: Database
  readonly countKeys: CountKeys
  readonly attempts: LoginAttempts
  readonly clock: Pick<Clock, 'security' | 'steady'>
  readonly config: Pick<Config, 'passwordHashing'>
}

/** Who asks: from where, and what takes the events of the request. */
export type Visit = { readonly place: Place; readonly record: RecordEvent }

/**
 * Verifies a password of a customer and counts the attempt with those of all their names, in a known place with those
 * there alone. While that count is locked no password is right, after the same time.
 */
export const tryPassword = async (
  { db, clock, countKeys, attempts, config }: Counting,
  found: Pick<Customer, 'id' | 'passwordHash'> | undefined,
  { name, password }: { readonly name: string; readonly password: string },
  { place, record }: Visit,
): Promise<'right' | 'wrong' | 'locked'> => {
  const isKnown = await isKnownPlace(db, found?.id, place, clock.security())
  const key =
    found === undefined ? countKeys.ofUnknown(name) : countKeys.ofCustomer(found.id, isKnown ? place : undefined)
  const isLocked = await attempts.isLocked(key, clock.steady())
  const fits = await passwordFits(isLocked ? undefined : found?.passwordHash, password, config.passwordHashing)
  const failures = await attempts.settle(key, fits, clock.steady())
  if (failures === MAXIMUM_FAILURES) record('account-locked', { customerId: found?.id })
  if (isLocked || !isAttemptAllowed(failures)) return 'locked'
  return fits ? 'right' : 'wrong'
}

type LogIn = { readonly nameOrEmail: string; readonly password: string }

/**
 * Tries a log-in. What was typed in this place, with an account or not, has a count of its own, which alone decides whether
 * the answer is “locked”: so nothing reveals which names exist or belong together.
 */
const tryLogIn = async (
  deps: Counting,
  found: Customer | undefined,
  { nameOrEmail, password }: LogIn,
  visit: Visit,
) => {
  const { clock, countKeys, attempts } = deps
  const typed = countKeys.ofTyped(nameOrEmail, visit.place)
  if (await attempts.isLocked(typed, clock.steady())) return 'locked'
  const tried = await tryPassword(deps, found, { name: nameOrEmail, password }, visit)
  const failures = await attempts.settle(typed, tried === 'right', clock.steady())
  if (!isAttemptAllowed(failures)) return 'locked'
  if (tried !== 'right' || found === undefined) return tried === 'locked' ? 'barred' : 'wrong'
  const others = countKeys.ofNames(found, visit.place).filter((key) => key !== typed)
  for (const key of others) await attempts.settle(key, true, clock.steady())
  return 'right'
}

/**
 * Logs a customer in and returns the access token and the customer's id. An unknown name is answered like a wrong password,
 * with the same message after the same time. @throws UserFriendlyError `Login failed!` with the reason in its details
 */
export const logIn = async (
  deps: Counting & { readonly tokens: Pick<Tokens, 'issue'> },
  request: LogIn,
  visit: Visit,
): Promise<{ readonly accessToken: string; readonly userId: string }> => {
  const { db, clock, tokens } = deps
  const found = await findByName(db, request.nameOrEmail)
  const rejectLogIn = (reason: keyof typeof refused): never => {
    visit.record('log-in-refused', { customerId: found?.id, reason })
    throw new UserFriendlyError(abpMessages.loginFailed, refused[reason])
  }
  const tried = await tryLogIn(deps, found, request, visit)
  if (tried !== 'right') return rejectLogIn(tried)
  if (found === undefined) return rejectLogIn('wrong')
  if (!found.emailConfirmed) return rejectLogIn('unconfirmed')
  const accessToken = await tokens.issue(found)
  if (accessToken === null) return rejectLogIn('wrong')
  await recordPlace(db, found.id, visit.place, clock.security())
  visit.record('logged-in', { customerId: found.id })
  return { accessToken, userId: found.id }
}
