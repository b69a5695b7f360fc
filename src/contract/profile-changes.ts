import * as t from 'io-ts'
import { Text, Void, WireDate } from './codecs'
import { endpoint } from './endpoint'

export const updateCurrentUserProfile = endpoint({
  method: 'PUT',
  path: '/services/app/Profile/UpdateCurrentUserProfile',
  body: t.strict(
    {
      name: Text(1, 64),
      surname: Text(1, 64),
      phoneNumber: Text(1, 32),
      dateOfBirth: WireDate,
      userName: Text(1, 256),
      gender: Text(1, 16),
      emailAddress: Text(1, 256),
    },
    'profile update',
  ),
  result: Void,
  doc: 'Saves the user details, a section of KYC.',
  writes: true,
  needsLogIn: true,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/services/app/Profile/ChangePassword',
  body: t.strict({ currentPassword: Text(8, 128), newPassword: Text(8, 128) }, 'password change'),
  result: Void,
  doc: 'Sets a new password, and ends every other session of the customer.',
  writes: true,
  needsLogIn: true,
})

export const sendVerificationSms = endpoint({
  method: 'POST',
  path: '/services/app/Profile/SendVerificationSms',
  body: t.strict({ phoneNumber: Text(1, 32) }, 'phone number'),
  result: Void,
  doc: 'Sends a six-digit code by SMS, valid once and for 10 minutes. Before 60 s have passed: 429 with Retry-After.',
  writes: true,
  needsLogIn: true,
})

export const verifySmsCode = endpoint({
  method: 'POST',
  path: '/services/app/Profile/VerifySmsCode',
  body: t.strict({ phoneNumber: Text(1, 32), code: Text(1, 16) }, 'SMS code'),
  result: Void,
  doc: 'Verifies a phone number with the code that was sent to it, and stores the number with the customer.',
  writes: true,
  needsLogIn: true,
})
