import type { FastifyRequest } from 'fastify'
import { mailOrigin, type Places } from '../platform/config/origins'
import type { Database } from '../platform/database/database'
import type { Clock } from '../platform/clock/clock'
import { TOKEN_LIFETIME, type Tokens } from './tokens'
import type { CountKeys } from './count-keys'
import type { LoginAttempts } from './login-attempts'
import { ACCOUNT_ACTIVE } from '../../domain/session/activation'
import { isEmail } from '../../domain/values/email'
import { transact } from '../platform/database/transaction'
import type { Config } from '../platform/config/config'
import { UserFriendlyError, violation, InvalidRequestError, NotLoggedInError } from '../wire/errors'
import { recorderOf } from '../platform/log/events'
import type { Handlers, Rules } from '../wire/handler'
import { nameViolation, userNameViolation } from '../wire/name-violation'
import { confirmEmail } from './confirmation'
import { logIn, tryPassword, type Visit } from './login'
import { changePassword } from './password-change'
import { sendActivationLink, sendResetLink } from './mailed-links'
import { isResetOpen, resetPassword } from './password-reset'
import { hashPassword } from './passwords'
import { requestPlace } from './place'
import { insertCustomer, type Customer } from './repository'
import type { SendKeys } from './send-keys'
import { countRegistration } from './send-limits'

type Needs = Places & {
  readonly db: Database
  readonly clock: Clock
  readonly tokens: Tokens
  readonly countKeys: CountKeys
  readonly attempts: LoginAttempts
  readonly sendKeys: SendKeys
  readonly config: Pick<Config, 'passwordHashing' | 'registrationsPerDay'>
  /** Called in the transaction that opens an account with a friend's code. */
  readonly onReferred: (transaction: Database, code: string, opened: Customer, now: Date) => Promise<void>
}

type Names =
  | 'authenticate'
  | 'logOut'
  | 'register'
  | 'sendEmailActivationLink'
  | 'activateEmail'
  | 'sendPasswordResetCode'
  | 'resetPassword'
  | 'changePassword'

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const missing = (field: string) => `The ${field} field is required.`

/** What the answer of a server with a second factor, or with passwords that end, may ask for. */
const asksNoMore = {
  requiresTwoFactorVerification: undefined,
  twoFactorAuthProviders: undefined,
  twoFactorRememberClientToken: undefined,
  shouldResetPassword: undefined,
  passwordResetCode: undefined,
  c: undefined,
} as const

/** The answers to a password change. */
const changeRefused = {
  wrong: 'This is not your current password',
  same: 'Choose a password different from your current one',
  locked: 'Too many wrong passwords. Please try again in a few minutes.',
} as const

export const accountRules: Rules = {
  changePassword: ({ body: { currentPassword, newPassword } }) => [
    newPassword === currentPassword ? violation('newPassword', changeRefused.same) : null,
  ],
  register: ({ body: { name, surname, userName, emailAddress } }) => [
    nameViolation('name', name, missing('name')),
    nameViolation('surname', surname, missing('surname')),
    userNameViolation('userName', userName, missing('userName')),
    isEmail(emailAddress.trim()) ? null : violation('emailAddress', 'Please enter a valid email address'),
  ],
}

const visitOf = (request: FastifyRequest): Visit => ({ place: requestPlace(request), record: recorderOf(request) })

const refuseReset = (request: FastifyRequest, customerId: string | undefined): never => {
  recorderOf(request)('reset-refused', { customerId })
  throw new UserFriendlyError(
    'This link can no longer be used.',
    'It has already been used, is more than an hour old, or is incomplete. Ask for a new one.',
  )
}

/** Registration, email confirmation, log-in, log-out, and the reset and the change of a password. */
export const accountHandlers = (deps: Needs): Pick<Handlers, Names> => ({
  authenticate: async ({ body, request }) => {
    const { userNameOrEmailAddress: nameOrEmail, password } = body
    const { accessToken, userId } = await logIn(deps, { nameOrEmail, password }, visitOf(request))
    if (request.customer !== null) await deps.tokens.revoke(request.customer.session)
    const encryptedAccessToken = await deps.tokens.encrypt(accessToken)
    return { ...asksNoMore, accessToken, encryptedAccessToken, expireInSeconds: TOKEN_LIFETIME, userId }
  },

  logOut: async ({ customer, request }) => {
    await deps.tokens.revoke(customer.session)
    recorderOf(request)('logged-out')
    return undefined
  },

  register: async ({ body, request }) => {
    const { name, surname, userName, emailAddress } = body
    const passwordHash = await hashPassword(body.password, deps.config.passwordHashing)
    const customerId = await transact(deps.db, async (transaction) => {
      const now = deps.clock.security()
      const account = {
        name: name.trim(),
        surname: surname.trim(),
        userName: userName.trim(),
        emailAddress: emailAddress.trim(),
        passwordHash,
        emailConfirmed: false,
      }
      const opened = await insertCustomer(transaction, account, now)
      if (opened === null)
        throw new InvalidRequestError([violation('emailAddress', `Email '${account.emailAddress}' is already taken.`)])
      if (body.referralCode !== undefined)
        await deps.onReferred(transaction, body.referralCode, opened, deps.clock.business())
      const address = deps.sendKeys.ofAddress(request.address)
      await countRegistration(transaction, address, deps.config.registrationsPerDay, deps.clock.steady())
      return opened.id
    })
    recorderOf(request)('registered', { customerId })
    return { canLogin: false }
  },

  sendEmailActivationLink: async ({ body: { emailAddress }, request }) => {
    await sendActivationLink(deps, { emailAddress, request })
    return undefined
  },

  activateEmail: async ({ body, request }) => {
    const { userId, confirmationCode } = body
    const customerId = isUuid(userId) ? userId : undefined
    const outcome =
      customerId === undefined
        ? 'refused'
        : await confirmEmail(deps.db, customerId, confirmationCode, deps.clock.security())
    if (outcome === 'confirmed') recorderOf(request)('email-confirmed', { customerId })
    else recorderOf(request)('code-refused', { customerId, reason: 'activation' })
    if (outcome === 'active') throw new UserFriendlyError(ACCOUNT_ACTIVE)
    if (outcome === 'refused')
      throw new UserFriendlyError(
        'This activation link is not valid.',
        'It has already been used, is more than a day old, or is incomplete. Log in, or ask for a new link.',
      )
    return undefined
  },

  sendPasswordResetCode: async ({ body: { emailAddress }, request }) => {
    await sendResetLink(deps, { emailAddress, request })
    return undefined
  },

  resetPassword: async ({ body: { userId: customerId, resetCode: code, password }, request }) => {
    const link = { customerId, code }
    if (!isUuid(customerId)) return refuseReset(request, undefined)
    if (!(await isResetOpen(deps.db, link, deps.clock.security()))) return refuseReset(request, customerId)
    const passwordHash = await hashPassword(password, deps.config.passwordHashing)
    const countsOf = (found: Customer) => deps.countKeys.ofAll(found, requestPlace(request))
    const userName = await resetPassword(deps.db, { ...link, passwordHash, countsOf }, deps.clock.security())
    if (userName === null) return refuseReset(request, customerId)
    recorderOf(request)('password-reset', { customerId })
    return { canLogin: true, userName }
  },

  changePassword: async ({ body: { currentPassword, newPassword }, customer, request }) => {
    // Guesses count like those at log-in, so that an open session gives no further ones.
    const visit = visitOf(request)
    const tried = await tryPassword(deps, customer, { name: customer.userName, password: currentPassword }, visit)
    if (tried !== 'right') visit.record('password-change-refused', { reason: tried })
    if (tried === 'locked') throw new UserFriendlyError(changeRefused.locked)
    if (tried === 'wrong') throw new InvalidRequestError([violation('currentPassword', changeRefused.wrong)])
    const passwordHash = await hashPassword(newPassword, deps.config.passwordHashing)
    const change = { passwordHash, forgotten: `${mailOrigin(deps)}/login#forgot` }
    // Another password since then has ended this session.
    if (!(await changePassword(deps.db, customer, change, deps.clock.security()))) throw new NotLoggedInError()
    visit.record('password-changed')
    return undefined
  },
})
