import brand from '../../brand.json'
import { formatAmount, formatMoney } from '../../domain/values/money'
import { dateInWords } from '../../domain/values/typed-date'
import type { ComingDebit } from '../cover/mandate/coming-debits'
import { mail, type Mail, type Sms } from '../platform/mail/mail'
import { CHOOSE_REMINDERS } from './choose-reminders'

type DebitDue = Omit<ComingDebit, 'setUp'> & { readonly mandateId: number; readonly portal: string }

const addressOf = ({ mandateId, portal }: DebitDue): string =>
  `${portal}/dashboard/mandates?mandate=${String(mandateId)}`

const account = ({ lastDigits }: DebitDue): string => (lastDigits === null ? '' : ` ending in ${lastDigits}`)

/** Tells a customer that a debit comes. */
export const debitDueMail = (name: string, debit: DebitDue): Mail => {
  const { product, amount, dueOn, lastDigits } = debit
  return mail(`${product}: a debit on ${dateInWords(dueOn)}`, name, [
    `On ${dateInWords(dueOn)} we debit ${formatMoney(amount)} from your account${account(debit)}. Please have it there on that day.`,
    {
      facts: [
        ['Product', product],
        ['Amount', formatMoney(amount)],
        ['Day', dateInWords(dueOn)],
        ...(lastDigits === null ? [] : [['From', `account ending in ${lastDigits}`] as const]),
      ],
    },
    'The mandate is here:',
    { action: 'See the mandate', link: addressOf(debit) },
    CHOOSE_REMINDERS,
  ])
}

/** The same in short, without the naira sign, which would more than halve the characters per SMS. */
export const debitDueSms = (debit: DebitDue): Sms => ({
  subject: 'Debit',
  text: `${brand.name}: on ${dateInWords(debit.dueOn)} we debit NGN ${formatAmount(debit.amount)} from your account${account(debit)} (${debit.product}). ${addressOf(debit)}`,
})
