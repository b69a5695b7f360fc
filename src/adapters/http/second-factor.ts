import { sendTwoFactorAuthCode } from '../../contract/second-factor'
import type { SecondFactorPort } from '../../ports/second-factor-port'
import type { HttpClient } from './client'

/** The codes of a second factor over HTTP. */
export const makeSecondFactorPort = (http: HttpClient): SecondFactorPort => ({
  sendCode: (request, call) => http(sendTwoFactorAuthCode, { body: request }, call),
})
