import { sendVerificationSms, verifySmsCode } from '../../contract/profile-changes'
import type { PhoneVerification } from '../../ports/phone-verification'
import type { HttpClient } from './client'

/** Phone verification over HTTP: sends the number, then the code with the number. */
export const makePhoneVerification = (http: HttpClient): PhoneVerification => ({
  sendCode: (phoneNumber, call) => http(sendVerificationSms, { body: { phoneNumber } }, call),
  verifyCode: (proof, call) => http(verifySmsCode, { body: proof }, call),
})
