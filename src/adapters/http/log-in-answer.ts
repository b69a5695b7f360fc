import { left, right, type Either } from 'fp-ts/Either'
import type { authenticate } from '../../contract/token-auth'
import type { LogInAnswer } from '../../domain/session/log-in'
import type { PortError } from '../../domain/failure/port-error'
import { id } from '../../domain/values/id'
import type { Endpoint } from '../../contract/endpoint'

type LoggedIn = typeof authenticate extends Endpoint<infer _Q, infer _B, infer Result> ? Result : never

/** A 200 that leads nowhere, without a token for example, is a failure without details. */
const leadsNowhere: PortError = { _tag: 'Rejected', code: 0, message: undefined, details: undefined, violations: [] }

/** What the answer to a log-in asks for: nothing more, a new password or a second factor. */
export const logInAnswer = (answer: LoggedIn): Either<PortError, LogInAnswer> => {
  const { accessToken, userId, twoFactorAuthProviders: providers = [], passwordResetCode = '', c } = answer
  if (accessToken)
    return right({
      _tag: 'LoggedIn',
      token: accessToken,
      lasts: answer.expireInSeconds,
      browserToken: answer.twoFactorRememberClientToken,
    })
  if (answer.shouldResetPassword && (passwordResetCode || c))
    return right({
      _tag: 'PasswordResetRequired',
      link: { userId: String(userId ?? ''), resetCode: passwordResetCode, c, expireDate: undefined },
    })
  if (answer.requiresTwoFactorVerification && userId !== undefined && providers.length > 0)
    return right({ _tag: 'SecondFactorRequired', userId: id(userId), providers })
  return left(leadsNowhere)
}
