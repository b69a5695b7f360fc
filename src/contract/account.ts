import * as t from 'io-ts'
import { optional, tolerant, Text, Void } from './codecs'
import { endpoint } from './endpoint'

const Registration = t.strict(
  {
    name: Text(1, 64),
    surname: Text(1, 64),
    userName: Text(1, 256),
    emailAddress: Text(1, 256),
    password: Text(8, 128),
    captchaResponse: optional(t.string),
    referralCode: optional(Text(0, 64)),
  },
  'registration',
)

export const register = endpoint({
  method: 'POST',
  path: '/services/app/Account/Register',
  body: Registration,
  result: optional(t.strict({ canLogin: tolerant(t.boolean) }, 'registered')),
  doc: 'Creates an account; its email address has to be confirmed.',
  writes: true,
  needsLogIn: false,
})

export const sendPasswordResetCode = endpoint({
  method: 'POST',
  path: '/services/app/Account/SendPasswordResetCode',
  body: t.strict({ emailAddress: Text(1, 256) }, 'password reset request'),
  result: Void,
  doc: 'Sends a link that resets the password. The response is the same whether or not the address has an account.',
  writes: true,
  needsLogIn: false,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/services/app/Account/ResetPassword',
  body: t.strict(
    {
      userId: Text(0, 64),
      resetCode: Text(0, 1024),
      password: Text(8, 128),
      c: optional(Text(0, 1024)),
      expireDate: optional(Text(0, 64)),
    },
    'password reset',
  ),
  result: optional(t.strict({ canLogin: tolerant(t.boolean), userName: tolerant(t.string) }, 'password was reset')),
  doc: 'Sets a new password with the code of a reset link, and ends every session of the customer.',
  writes: true,
  needsLogIn: false,
})
