import { activateEmail, sendEmailActivationLink } from '../../contract/activation'
import type { ActivationPort } from '../../ports/activation-port'
import type { HttpClient } from './client'

export const makeActivationPort = (http: HttpClient): ActivationPort => ({
  requestActivationLink: (emailAddress, call) => http(sendEmailActivationLink, { body: { emailAddress } }, call),
  activate: (activation, call) => http(activateEmail, { body: activation }, call),
})
