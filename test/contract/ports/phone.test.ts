import { randomInt } from 'node:crypto'
import { isLeft, right } from 'fp-ts/Either'
import { makePhoneVerification } from '../../../src/adapters/http/phone'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { outboxOf } from '../../support/customer-builder'
import { aCall, signedIn } from './connect'

const newNumber = () => `+234803${String(randomInt(0, 10_000_000)).padStart(7, '0')}`

describe('phone verification', () => {
  test('[PHONE-03] sends a code by SMS and verifies the number with it', async () => {
    const { http, sent } = await signedIn()
    const [port, phoneNumber] = [makePhoneVerification(http), newNumber()]
    expect(await port.sendCode(phoneNumber, aCall())()).toEqual(right(undefined))
    const [sms] = await outboxOf(sandboxOrigin(), phoneNumber)
    const code = /\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? ''
    expect(await port.verifyCode({ phoneNumber, code }, aCall())()).toEqual(right(undefined))
    expect(sent.slice(-2)).toEqual([
      { method: 'POST', path: '/api/services/app/Profile/SendVerificationSms', body: { phoneNumber } },
      { method: 'POST', path: '/api/services/app/Profile/VerifySmsCode', body: { phoneNumber, code } },
    ])
  })

  test("[PHONE-05] a wrong code is rejected with the server's message, and a second code too soon with the time until a retry", async () => {
    const { http } = await signedIn()
    const [port, phoneNumber] = [makePhoneVerification(http), newNumber()]
    await port.sendCode(phoneNumber, aCall())()
    expect(await port.verifyCode({ phoneNumber, code: 'abcdef' }, aCall())()).toMatchObject({
      left: { _tag: 'Rejected', message: 'Wrong verification code!' },
    })
    const again = await port.sendCode(phoneNumber, aCall())()
    const retryAfter = isLeft(again) && again.left._tag === 'RateLimited' ? again.left.retryAfter : undefined
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
  })

  test('an invalid number is rejected with an error at its field', async () => {
    const { http } = await signedIn()
    expect(await makePhoneVerification(http).sendCode('+23412', aCall())()).toMatchObject({
      left: { _tag: 'Rejected', violations: [{ fields: ['phoneNumber'] }] },
    })
  })
})
