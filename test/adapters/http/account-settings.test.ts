/** @jest-environment node */
import { right } from 'fp-ts/Either'
import { makePasswordPort } from '../../../src/adapters/http/password'
import { makePhoneVerification } from '../../../src/adapters/http/phone'
import { result } from '../../support/scripted-fetch'
import { startPort } from './start-port'

test('[ACC-03] the new password is sent with the old one', async () => {
  const { port, sent, call } = startPort(makePasswordPort, result(null))
  const passwords = { currentPassword: 'long enough', newPassword: 'longer than that' }
  expect(await port.change(passwords, call)()).toEqual(right(undefined))
  expect(sent()).toEqual([['POST', 'Profile/ChangePassword', passwords]])
})

test('[PHONE-03] the number is sent first, and then the code with the number', async () => {
  const { port, sent, call } = startPort(makePhoneVerification, result(null), result(null))
  const proof = { phoneNumber: '+2348031234567', code: '123456' }
  expect([await port.sendCode(proof.phoneNumber, call)(), await port.verifyCode(proof, call)()]).toEqual([
    right(undefined),
    right(undefined),
  ])
  expect(sent()).toEqual([
    ['POST', 'Profile/SendVerificationSms', { phoneNumber: proof.phoneNumber }],
    ['POST', 'Profile/VerifySmsCode', proof],
  ])
})
