import brand from '../../../brand.json'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { formatAmount, formatMoney, type Kobo } from '../../../domain/values/money'
import { dateInWords } from '../../../domain/values/typed-date'
import { mail, type Mail, type Sms } from '../../platform/mail/mail'
import type { Fact } from '../../platform/mail/parts'
import type { Period } from '../../shop/product/cover'

/** What a receipt contains. `paid` is the booked amount; without it a mandate was set up, nothing more. */
export type Receipt = {
  readonly product: string
  readonly covered: string
  readonly paid: Kobo | undefined
  /** Whether it was owed for a suspended cover, which goes on. */
  readonly resumes: boolean
  /** The mandate that pays the premium in parts. */
  readonly mandate:
    | { readonly count: number; readonly amount: Kobo; readonly frequency: string; readonly firstDay: CalendarDate }
    | undefined
  /** The card or the account, by its last four digits. */
  readonly paidFrom: string | undefined
  readonly reference: string | undefined
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

const receiptLines = ({ product, covered, paid, mandate, paidFrom, reference, policy }: Receipt): readonly Fact[] => [
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

/** The receipt of a booked payment, or the notice of a mandate that was set up. */
export const receiptMail = (name: string, receipt: Receipt): Mail => {
  const { product, paid, resumes, policy, address } = receipt
  return mail(paid === undefined ? `Your mandate for ${product}` : `Your receipt for ${product}`, name, [
    paid === undefined
      ? 'Your mandate has been set up. It starts when your transfer arrives.'
      : `We have received your payment. Thank you.${resumes ? ' Your cover and the debits of your mandate go on.' : ''}`,
    { facts: receiptLines(receipt) },
    policy === undefined ? 'See what to send, and where:' : 'Your policy and its certificate are here:',
    { action: policy === undefined ? 'See the mandate' : 'See the policy', link: address },
  ])
}

/** The same in short, without the naira sign, which would more than halve the characters per SMS. */
export const receiptSms = ({ product, paid, mandate, reference, policy, address }: Receipt): Sms => ({
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
