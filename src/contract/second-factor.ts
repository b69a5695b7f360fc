import * as t from 'io-ts'
import { Void, WireId } from './codecs'
import { endpoint } from './endpoint'

/** ASP.NET Zero's. The service of this repository does not have it yet, so it is not in the table of calls. */
export const sendTwoFactorAuthCode = endpoint({
  method: 'POST',
  path: '/TokenAuth/SendTwoFactorAuthCode',
  body: t.strict({ userId: WireId, provider: t.string }, 'second factor'),
  result: Void,
  doc: 'Sends the code of a second factor, and notes the provider that the next code belongs to.',
  writes: true,
  needsLogIn: false,
})
