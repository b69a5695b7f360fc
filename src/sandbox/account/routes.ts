import { randomUUID } from 'node:crypto'
import { isEmail } from '../../domain/values/email'
import type { Deps } from '../dependencies'
import { sendMailToUnconfirmed } from '../outbox/repository'
import { activationMail } from '../outbox/mails'
import { mailOrigin } from '../portal/origins'
import { recordReferral } from '../referral/repository'
import { UserFriendlyError, violation, InvalidRequestError } from '../wire/errors'
import type { Handlers, Rules } from '../wire/handler'
import { nameViolation } from '../wire/name-violation'
import { confirmEmail, issueConfirmation } from './confirmation'
import { logIn } from './login'
import { hashPassword } from './passwords'
import { countRequest } from './rate-windows'
import { findByEmail, insertCustomer } from './repository'
import { keyOf } from './rules'
import { TOKEN_LIFETIME } from './tokens'

type Names = 'authenticate' | 'logOut' | 'getAccess' | 'register' | 'sendEmailActivationLink' | 'activateEmail'

/** The limit of activation e-mails to one address: three a minute. */
const RESEND_LIMIT = { requests: 3, milliseconds: 60_000 } as const

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const nameViolations = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([field, value]) => nameViolation(field, value, `The ${field} field is required.`))

export const accountRules: Rules = {
  register: ({ body: { name, surname, userName, emailAddress } }) => [
    ...nameViolations({ name, surname, userName }),
    isEmail(emailAddress.trim()) ? null : violation('emailAddress', 'Please enter a valid email address'),
  ],
}

/** Registration, e-mail confirmation, log-in and log-out. */
export const accountHandlers = (deps: Deps): Pick<Handlers, Names> => ({
  authenticate: async ({ body }) => {
    const { accessToken, userId } = await logIn(deps, body.userNameOrEmailAddress, body.password)
    const encryptedAccessToken = await deps.tokens.encrypt(accessToken)
    return { accessToken, encryptedAccessToken, expireInSeconds: TOKEN_LIFETIME, userId }
  },

  logOut: async ({ customer }) => {
    await deps.tokens.revoke(customer.session)
    return undefined
  },

  getAccess: async ({ customer }) => ({ accessToken: await deps.tokens.issue(customer.id, customer.session) }),

  register: async ({ body }) => {
    const { name, surname, userName, emailAddress } = body
    const passwordHash = await hashPassword(body.password, deps.config.passwordHashing)
    await deps.db.transaction(async (transaction) => {
      const now = deps.clock()
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
      if (body.referralCode !== undefined) await recordReferral(transaction, body.referralCode, opened, now)
    })
    return { canLogin: false }
  },

  sendEmailActivationLink: async ({ body: { emailAddress } }) => {
    const now = deps.clock()
    // The statements are the same whether or not the address has an account, and they end with one commit.
    await deps.db.transaction(async (transaction) => {
      await countRequest(transaction, `activation:${keyOf(emailAddress)}`, RESEND_LIMIT, now)
      const found = await findByEmail(transaction, emailAddress)
      const code = await issueConfirmation(transaction, emailAddress, now)
      const link = `${mailOrigin(deps)}/register/verifyEmail/${found?.id ?? randomUUID()}/${code}`
      await sendMailToUnconfirmed(transaction, emailAddress, activationMail(found?.name ?? '', link), now)
    })
    return undefined
  },

  activateEmail: async ({ body }) => {
    const { userId, confirmationCode } = body
    const confirmed = isUuid(userId) && (await confirmEmail(deps.db, userId, confirmationCode, deps.clock()))
    if (!confirmed)
      throw new UserFriendlyError(
        'This activation link is not valid.',
        'It has already been used, is more than a day old, or is incomplete. Log in, or ask for a new link.',
      )
    return undefined
  },
})
