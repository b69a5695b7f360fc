import * as t from 'io-ts'
import { FiniteNumber, optional, tolerant, Text, Void, WireId } from './codecs'
import { endpoint } from './endpoint'

export const authenticate = endpoint({
  method: 'POST',
  path: '/TokenAuth/Authenticate',
  body: t.strict(
    {
      userNameOrEmailAddress: Text(0, 256),
      password: Text(0, 128),
      tenantId: optional(FiniteNumber),
      twoFactorVerificationCode: optional(Text(0, 256)),
      rememberClient: optional(t.boolean),
      twoFactorRememberClientToken: optional(Text(0, 4096)),
    },
    'log-in',
  ),
  result: t.strict(
    {
      accessToken: optional(t.string),
      encryptedAccessToken: tolerant(t.string),
      expireInSeconds: tolerant(FiniteNumber),
      userId: optional(WireId),
      requiresTwoFactorVerification: optional(t.boolean),
      twoFactorAuthProviders: optional(t.readonlyArray(t.string)),
      twoFactorRememberClientToken: optional(t.string),
      shouldResetPassword: optional(t.boolean),
      passwordResetCode: optional(t.string),
      c: optional(t.string),
    },
    'logged in',
  ),
  doc: 'Logs a customer in. The tenant is 1, also if it is left out.',
  writes: true,
  needsLogIn: false,
})

export const logOut = endpoint({
  method: 'GET',
  path: '/TokenAuth/LogOut',
  result: Void,
  doc: 'Revokes the token of the request.',
  writes: true,
  needsLogIn: true,
})
