import brand from '../../../brand.json'
import type { Sms } from '../../platform/mail/mail'

export const verificationSms = (code: string): Sms => ({
  subject: 'Verification code',
  text: `Your ${brand.name} verification code is ${code}. It is valid for 10 minutes. Do not share it with anyone.`,
})
