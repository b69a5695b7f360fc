import brand from '../../../brand.json'
import { countToFix, NO_REASON, sectionTitles, type KycField } from '../../../domain/kyc/sections'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { formatAmount, formatMoney, type Kobo } from '../../../domain/values/money'
import { dateInWords } from '../../../domain/values/typed-date'
import { CONFIRMATION_HOURS } from '../../account/rules'
import type { Line, Period } from '../../shop/product/cover'
import type { Mail } from './repository'

/** The company's e-mails and SMS. */

const capitalised = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

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

/** An email: the greeting, the paragraphs, and the sign-off with the brand. */
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

/** What the customer needs to choose a new password. */
export const passwordResetMail = (name: string, link: string): Mail =>
  mail('Reset your password', name, [
    'Somebody, probably you, asked for a new password for your account. To choose one, open this link:',
    link,
    'The link works once and for an hour. Choosing a new password logs you out on every device. If you did not ask for it, you can ignore this email: your password stays as it is.',
  ])

/** Tells the customer about a new password. `forgotten` is where to ask for a reset link. */
export const passwordChangedMail = (name: string, forgotten: string): Mail =>
  mail('Your password has been changed', name, [
    'The password of your account has just been changed in your settings. If that was you, there is nothing to do.',
    'If it was not you, choose a new password now. That logs out everybody who uses your account:',
    forgotten,
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

/** What a receipt contains. `paid` is the booked amount; without it a mandate was set up, nothing more. */
export type Receipt = {
  readonly product: string
  readonly covered: string
  readonly paid: Kobo | undefined
  /** The mandate that pays the premium in parts. */
  readonly mandate:
    | { readonly count: number; readonly amount: Kobo; readonly frequency: string; readonly firstDay: CalendarDate }
    | undefined
  /** The card or the account, by its last four digits. */
  readonly paidFrom: string | undefined
  readonly reference: string | undefined
  /** The policy, once there is one. */
  readonly policy: ({ readonly policyNo: string } & Period) | undefined
  /** Where the portal shows the policy, or the mandate before there is a policy. */
  readonly address: string
}

/** A text of the customer in one line, so that it cannot look like another part of a message. */
const inOneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()

const fromTo = ({ from, to }: Period): string => `${dateInWords(from)} to ${dateInWords(to)}`

/** `12 of ₦20,833.34, monthly`, or the amount of a single one. */
const debitsOf = ({ count, amount, frequency }: NonNullable<Receipt['mandate']>): string =>
  count === 1 ? formatMoney(amount) : `${count} of ${formatMoney(amount)}, ${frequency.toLowerCase()}`

const receiptLines = ({ product, covered, paid, mandate, paidFrom, reference, policy }: Receipt): readonly Line[] => [
  ['Product', product],
  ['Who is covered', inOneLine(covered)],
  ...(paid === undefined ? [] : [['Amount', formatMoney(paid)] as const]),
  ...(mandate === undefined
    ? []
    : [['Debits', debitsOf(mandate)] as const, ['First debit', dateInWords(mandate.firstDay)] as const]),
  ...(paidFrom === undefined ? [] : [['From', paidFrom] as const]),
  ...(reference === undefined ? [] : [['Payment reference', reference] as const]),
  ...(policy === undefined ? [] : [['Policy number', policy.policyNo] as const, ['Cover', fromTo(policy)] as const]),
]

/** The receipt of a booked payment, or the notice of a mandate that was set up (requirement PAY-13). */
export const receiptMail = (name: string, receipt: Receipt): Mail => {
  const { product, paid, policy, address } = receipt
  return mail(paid === undefined ? `Your mandate for ${product}` : `Your receipt for ${product}`, name, [
    paid === undefined
      ? 'Your mandate has been set up. It waits for a transfer from your account.'
      : 'We have received your payment. Thank you.',
    receiptLines(receipt)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    policy === undefined ? 'What to send, and where to, is here:' : 'Your policy and its certificate are here:',
    address,
  ])
}

/** The same in short, without the naira sign, which would more than halve the characters per SMS. */
export const receiptSms = ({ product, paid, mandate, reference, policy, address }: Receipt): Mail => ({
  subject: paid === undefined ? 'Mandate' : 'Receipt',
  text: [
    paid !== undefined
      ? `${brand.name} has received NGN ${formatAmount(paid)} for ${product}`
      : `Your mandate for ${product} has been set up${mandate === undefined ? '' : `: NGN ${formatAmount(mandate.amount)} ${mandate.frequency.toLowerCase()}, first on ${dateInWords(mandate.firstDay)}`}`,
    ...(reference === undefined ? [] : [`Reference ${reference}`]),
    ...(policy === undefined ? [] : [`Cover ${fromTo(policy)}`]),
    address,
  ].join('. '),
})

export const verificationSms = (code: string): Mail => ({
  subject: 'Verification code',
  text: `Your ${brand.name} verification code is ${code}. It is valid for 10 minutes. Do not share it with anyone.`,
})
