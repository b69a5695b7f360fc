import { CONFIRMATION_HOURS } from '../account/rules'
import type { Mail } from './repository'

/** The company's e-mails and SMS. */

export const activationMail = (name: string, link: string): Mail => ({
  subject: 'Confirm your e-mail address',
  text: [
    `Hello ${name},`,
    'please confirm your e-mail address by opening this link:',
    link,
    `The link works once and for ${CONFIRMATION_HOURS} hours. If you did not open an account with us, ignore this letter.`,
  ].join('\n\n'),
})

export const reviewMail = (name: string, approved: boolean, reason: string | undefined): Mail => ({
  subject: approved ? 'Your details have been approved' : 'Your details need another look',
  text: [
    `Hello ${name},`,
    approved
      ? 'we have reviewed your details and approved them.'
      : `we could not approve your details. ${reason ?? 'Please check them and send them again.'}`,
  ].join('\n\n'),
})

export const verificationSms = (code: string): Mail => ({
  subject: 'Verification code',
  text: `Your verification code is ${code}. It is good for 10 minutes. Give it to nobody.`,
})
