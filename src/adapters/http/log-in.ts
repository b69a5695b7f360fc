import { chainEitherK } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { authenticate } from '../../contract/token-auth'
import { TENANT_ID_AT_LOGIN } from '../../domain/rules/constants'
import type { LogInPort } from '../../ports/log-in-port'
import type { HttpClient } from './client'
import { logInAnswer } from './log-in-answer'

/** Log-in over HTTP, with tenant 1. */
export const makeLogInPort = (http: HttpClient): LogInPort => ({
  logIn: ({ email, password, browserToken, code, trustsBrowser }, call) =>
    pipe(
      http(
        authenticate,
        {
          body: {
            userNameOrEmailAddress: email,
            password,
            tenantId: TENANT_ID_AT_LOGIN,
            twoFactorRememberClientToken: browserToken,
            twoFactorVerificationCode: code,
            rememberClient: trustsBrowser,
          },
        },
        call,
      ),
      chainEitherK(logInAnswer),
    ),
})
