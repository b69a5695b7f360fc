import type { CalendarDate } from '../../../domain/values/calendar-date'
import { formatAmount, formatMoney, type Kobo } from '../../../domain/values/money'
import { dateInWords } from '../../../domain/values/typed-date'
import brand from '../../../brand.json'
import { mail, type Mail, type Sms } from '../../platform/mail/mail'

type AboutCover = {
  readonly product: string
  /** Where the portal shows the mandate. */
  readonly address: string
}

export type FailedDebit = AboutCover & {
  readonly amount: Kobo
  /** Of the account; none for a mandate of an earlier version. */
  readonly lastDigits: string | null
  /** Why the bank refused, as a sentence. */
  readonly reason: string
  readonly retryOn: CalendarDate
  /** Whether the cover has not begun yet, since it begins with this debit. */
  readonly isFirst: boolean
}

export type Suspended = AboutCover & {
  readonly policyNo: string
  readonly owed: Kobo
  readonly reason: string
  readonly suspendedOn: CalendarDate
  /** The last day on which what is owed can be paid. */
  readonly until: CalendarDate
}

export type Cancelled = AboutCover & { readonly policyNo: string; readonly cancelledOn: CalendarDate }

const accountOf = (lastDigits: string | null): string =>
  lastDigits === null ? 'your account' : `your account ending in ${lastDigits}`

const ofProduct = (subject: string, { product }: AboutCover): string => `${subject} for ${product}`

/** Tells a customer that a debit failed, why, and when it is tried again. */
export const failedDebitMail = (name: string, failed: FailedDebit): Mail => {
  const { product, amount, lastDigits, reason, retryOn, isFirst, address } = failed
  return mail(ofProduct('A debit failed', failed), name, [
    `We could not debit ${formatMoney(amount)} from ${accountOf(lastDigits)} for ${product}. ${reason}`,
    `We try again on ${dateInWords(retryOn)}. Please have the amount in the account on that day. ${
      isFirst ? 'Your cover begins when this debit is booked.' : 'Your cover stays valid until then.'
    }`,
    'All debits of this mandate are here:',
    { action: 'See the debits', link: address },
  ])
}

export const failedDebitSms = ({ product, amount, lastDigits, retryOn, address }: FailedDebit): Sms => ({
  subject: 'Failed debit',
  text: `${brand.name} could not debit NGN ${formatAmount(amount)} from ${accountOf(lastDigits)} for ${product}. We try again on ${dateInWords(retryOn)}. ${address}`,
})

/** Tells a customer since when a cover is not valid, and how it becomes valid again. */
export const suspensionMail = (name: string, suspended: Suspended): Mail => {
  const { product, policyNo, owed, reason, suspendedOn, until, address } = suspended
  return mail(ofProduct('Your cover is suspended', suspended), name, [
    `A debit for ${product} has failed again. ${reason} So your cover is suspended since ${dateInWords(suspendedOn)}: what happens from that day on is not covered until you have paid. What happened before it is.`,
    {
      facts: [
        ['Policy number', policyNo],
        ['To pay', formatMoney(owed)],
        ['Pay by', dateInWords(until)],
      ],
    },
    `Nothing more is debited meanwhile. A debit whose day comes before you pay is added to the amount. When you have paid by card, your cover and the debits go on; if nothing is paid by ${dateInWords(until)}, the cover is cancelled.`,
    'You can pay here:',
    { action: 'Pay by card', link: address },
  ])
}

export const suspensionSms = ({ product, owed, suspendedOn, until, address }: Suspended): Sms => ({
  subject: 'Suspended cover',
  text: `${brand.name}: your cover for ${product} is suspended since ${dateInWords(suspendedOn)} because debits failed. Pay NGN ${formatAmount(owed)} by card by ${dateInWords(until)}: ${address}`,
})

/** Tells a customer that a suspended cover was not paid in time. */
export const cancellationMail = (name: string, cancelled: Cancelled): Mail => {
  const { product, policyNo, cancelledOn, address } = cancelled
  return mail(ofProduct('Your cover is cancelled', cancelled), name, [
    `What was owed for ${product}, policy ${policyNo}, was not paid in time. So your cover was cancelled on ${dateInWords(cancelledOn)}, and nothing more is debited. What happened before it was suspended is covered.`,
    'If you still need cover, you can get a new quote in your account:',
    { action: 'Go to your account', link: address },
  ])
}

export const cancellationSms = ({ product, policyNo, cancelledOn, address }: Cancelled): Sms => ({
  subject: 'Cancelled cover',
  text: `${brand.name}: your cover for ${product}, ${policyNo}, was cancelled on ${dateInWords(cancelledOn)} because what was owed was not paid. ${address}`,
})
