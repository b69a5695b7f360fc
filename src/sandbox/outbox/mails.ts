import brand from '../../brand.json'
import { countToFix, NO_REASON, sectionTitles, type KycField } from '../../domain/kyc/sections'
import { CONFIRMATION_HOURS } from '../account/rules'
import type { Mail } from './repository'

/** The company's e-mails and SMS. */

const capitalised = (word: string): string =>
  word.toLowerCase().replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/**
 * `Hello Ada,` for a name that was typed as `ADA`, `ada` or `Ada Ada`; names in mixed case stay as they are. Without a
 * name, or with one that could carry a stranger's message to this address (a link, a sentence), it is just `Hello,`.
 */
export const greeting = (name: string): string => {
  const typed = name.trim().split(/\s+/)
  const words = typed.filter((word, index) => word.toLowerCase() !== typed[index - 1]?.toLowerCase())
  const known = words.join(' ')
  if (words.length > 3 || !/^\p{L}[\p{L}\p{M}'’. -]{0,39}$/u.test(known) || /\.\p{L}/u.test(known)) return 'Hello,'
  return `Hello ${known === known.toUpperCase() || known === known.toLowerCase() ? capitalised(known) : known},`
}

/** An e-mail: the greeting, the paragraphs, and the sign-off with the brand. */
const mail = (subject: string, name: string, paragraphs: readonly string[]): Mail => ({
  subject,
  text: [greeting(name), ...paragraphs, `Kind regards,\n${brand.name}\n${brand.email}`].join('\n\n'),
})

export const activationMail = (name: string, link: string): Mail =>
  mail('Confirm your email address', name, [
    'Thank you for opening an account. Please confirm your email address by opening this link:',
    link,
    `The link works once and for ${CONFIRMATION_HOURS} hours. If you did not open an account with us, you can ignore this email.`,
  ])

/** The approval of all details. `portal` is the portal's origin. */
export const approvalMail = (name: string, portal: string): Mail =>
  mail('Your details have been approved', name, [
    'We have checked your details and approved them. You can now buy cover:',
    `${portal}/dashboard`,
  ])

type Rejected = { readonly field: KycField; readonly reason: string | undefined }

/** A rejection: its sections, each with its reason, and a link to the wizard (requirement KYC-18). */
export const rejectionMail = (name: string, rejected: readonly Rejected[], portal: string): Mail =>
  mail('Your details need another look', name, [
    `We could not approve your details yet. There ${rejected.length === 1 ? 'is' : 'are'} ${countToFix(rejected.length)}:`,
    ...rejected.map(({ field, reason }) => `${sectionTitles[field]}: ${reason ?? NO_REASON}`),
    'Open this link to correct it:',
    `${portal}/dashboard/kyc`,
  ])

export const verificationSms = (code: string): Mail => ({
  subject: 'Verification code',
  text: `Your ${brand.name} verification code is ${code}. It is valid for 10 minutes. Do not share it with anyone.`,
})
