import * as t from 'io-ts'
import { optional, Text, Void } from './codecs'
import { endpoint } from './endpoint'

export const sendEmailActivationLink = endpoint({
  method: 'POST',
  path: '/services/app/Account/SendEmailActivationLink',
  body: t.strict({ emailAddress: Text(1, 256) }, 'activation link request'),
  result: Void,
  doc: 'Sends a new activation link. The response is the same whether or not the address has an account.',
  writes: true,
  needsLogIn: false,
})

export const activateEmail = endpoint({
  method: 'POST',
  path: '/services/app/Account/ActivateEmail',
  body: t.strict({ userId: Text(0, 64), c: optional(Text(0, 1024)), confirmationCode: Text(0, 1024) }, 'activation'),
  result: Void,
  doc: 'Confirms an email address with the code of its activation link.',
  writes: true,
  needsLogIn: false,
})
