import brand from '../../../brand.json'
import type { Mail } from '../../platform/mail/mail'

export const verificationSms = (code: string): Mail => ({
  subject: 'Verification code',
  text: `Your ${brand.name} verification code is ${code}. It is valid for 10 minutes. Do not share it with anyone.`,
})
