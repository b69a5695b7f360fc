import { chain, left, map, right } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import {
  activateEmail,
  register,
  resetPassword,
  sendEmailActivationLink,
  sendPasswordResetCode,
} from '../../contract/account'
import { authenticate } from '../../contract/token-auth'
import { TENANT_ID_AT_LOGIN } from '../../domain/rules/constants'
import type { AccountPort } from '../../ports/account-port'
import type { PortError } from '../../domain/failure/port-error'
import type { HttpClient } from './client'

/**
 * A 200 without a token (the server requires a second factor, for example) is a failure without details
 * (requirement AUTH-07).
 */
const withoutToken: PortError = {
  _tag: 'Rejected',
  code: 0,
  message: undefined,
  details: undefined,
  violations: [],
}

const noResult = () => undefined

/** The account port over HTTP; log-in sends tenant 1 and returns the token (requirement AUTH-06). */
export const makeAccountPort = (http: HttpClient): AccountPort => ({
  logIn: ({ email, password }, call) =>
    pipe(
      http(authenticate, { body: { userNameOrEmailAddress: email, password, tenantId: TENANT_ID_AT_LOGIN } }, call),
      chain(({ accessToken }) => (accessToken ? right(accessToken) : left(withoutToken))),
    ),
  register: (registration, call) => pipe(http(register, { body: registration }, call), map(noResult)),
  requestActivationLink: (emailAddress, call) => http(sendEmailActivationLink, { body: { emailAddress } }, call),
  activate: (activation, call) => http(activateEmail, { body: activation }, call),
  requestPasswordReset: (emailAddress, call) => http(sendPasswordResetCode, { body: { emailAddress } }, call),
  resetPassword: (reset, call) => pipe(http(resetPassword, { body: reset }, call), map(noResult)),
})
