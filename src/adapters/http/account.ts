import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { register, resetPassword, sendPasswordResetCode } from '../../contract/account'
import type { AccountPort } from '../../ports/account-port'
import type { HttpClient } from './client'

const noResult = () => undefined

export const makeAccountPort = (http: HttpClient): AccountPort => ({
  register: (registration, call) => pipe(http(register, { body: registration }, call), map(noResult)),
  requestPasswordReset: (emailAddress, call) => http(sendPasswordResetCode, { body: { emailAddress } }, call),
  resetPassword: (reset, call) => pipe(http(resetPassword, { body: reset }, call), map(noResult)),
})
