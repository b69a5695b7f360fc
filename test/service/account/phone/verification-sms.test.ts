import brand from '../../../../src/brand.json'
import { verificationSms } from '../../../../src/service/account/phone/verification-sms'

test('the SMS names the brand, the code and its lifetime', () => {
  expect(verificationSms('123456').text).toBe(
    `Your ${brand.name} verification code is 123456. It is valid for 10 minutes. Do not share it with anyone.`,
  )
})
