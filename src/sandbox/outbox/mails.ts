import brand from '../../brand.json'
import { countToFix, NO_REASON, sectionTitles, type KycField } from '../../domain/kyc/sections'
import { CONFIRMATION_HOURS } from '../account/rules'
import type { Mail } from './repository'

/** The company's e-mails and SMS. */

const signOff = `Your team at ${brand.name}`

export const activationMail = (name: string, link: string): Mail => ({
  subject: 'Confirm your e-mail address',
  text: [
    `Hello ${name},`,
    'please confirm your e-mail address by opening this link:',
    link,
    `The link works once and for ${CONFIRMATION_HOURS} hours. If you did not open an account with us, ignore this letter.`,
  ].join('\n\n'),
})

export const approvalMail = (name: string): Mail => ({
  subject: 'Your details have been approved',
  text: [`Hello ${name},`, 'we have reviewed your details and approved them.', signOff].join('\n\n'),
})

type Rejected = { readonly field: KycField; readonly reason: string | undefined }

/** A rejection: its sections, each with its reason, and the link to the wizard (requirement KYC-18). */
export const rejectionMail = (name: string, rejected: readonly Rejected[], link: string): Mail => ({
  subject: 'Your details need another look',
  text: [
    `Hello ${name},`,
    `we could not approve your details yet. There ${rejected.length === 1 ? 'is' : 'are'} ${countToFix(rejected.length)}:`,
    ...rejected.map(({ field, reason }) => `${sectionTitles[field]}: ${reason ?? NO_REASON}`),
    'Open this link to correct it:',
    link,
    signOff,
  ].join('\n\n'),
})

export const verificationSms = (code: string): Mail => ({
  subject: 'Verification code',
  text: `Your verification code is ${code}. It is good for 10 minutes. Give it to nobody.`,
})
