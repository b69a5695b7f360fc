import brand from '../../../brand.json'
import { dayInLagos } from '../../../domain/values/calendar-date'
import { formatMoney, kobo } from '../../../domain/values/money'
import { dateShown } from '../../../domain/values/typed-date'
import type { Section } from '../../shop/product/cover'
import type { Line } from '../../shop/line'
import { coveredPerson } from '../../shop/quote/covered'
import { priceUnitOf } from '../../shop/quote/insured'
import type { PolicyRow } from '../policy/repository'
import { policyPeriod } from '../policy/renewal'
import type { Paper } from './paper'
import type { Received } from './received'

export const dayOf = (at: Date): string => dateShown(dayInLagos(at.getTime()))

export const total = (received: readonly { readonly amount: bigint }[]): bigint =>
  received.reduce((sum, { amount }) => sum + amount, 0n)

export const money = (amount: bigint): string => formatMoney(kobo(amount))

/** Whom to ask about a paper. */
export const contacts: Section = {
  title: 'Questions',
  lines: [
    ['Telephone', brand.telephone],
    ['WhatsApp', brand.whatsapp],
    ['Email', brand.email],
  ],
}

const paymentLines = ({ payment }: PolicyRow, received: readonly Received[], unpaid: bigint): readonly Line[] => {
  const from = `${payment.channel === 'card' ? 'Card' : 'Account'} ending in ${payment.lastDigits.slice(-4)}`
  return [
    ['Paid by', payment.status === 'Mandated' ? `Mandate, ${payment.gateWay}` : payment.gateWay],
    ...(payment.lastDigits === '' ? [] : [['From', from] as const]),
    ['Payment reference', payment.paymentReference],
    ['Transaction reference', payment.transactionReference],
    ...(payment.status === 'Mandated'
      ? [['Debits booked', String(received.filter(({ isArrears }) => !isArrears).length)] as const]
      : []),
    ...(unpaid > 0n ? [['Still to pay', money(unpaid)] as const] : []),
  ]
}

const coverLines = (row: PolicyRow): readonly Line[] => {
  const { policy, quote } = row
  const { from, to } = policyPeriod(policy, quote)
  return [
    ['Product', quote.productName],
    ...(policy.summary?.fact ? [policy.summary.fact] : []),
    ['Who is covered', coveredPerson(quote)],
    ['Cover', `${dateShown(from)} – ${dateShown(to)}`],
    ['Policy number', policy.policyNo],
    ['Quote number', quote.quoteNo],
    ['Premium', `${money(quote.totalPremium)} ${priceUnitOf(quote)}`],
  ]
}

/** The debits of a mandate, with what was paid by card since debits had failed. */
const debitTable = (received: readonly Received[]): Section => ({
  title: received.some(({ isArrears }) => isArrears) ? 'Debits and card payments' : 'Debits',
  columns: ['Day', 'Amount'],
  rows: received.map(({ at, amount, isArrears }) => [`${dayOf(at)}${isArrears ? ', by card' : ''}`, money(amount)]),
})

/** The receipt of what was received for a policy so far; there is something. */
export const receiptOf = (row: PolicyRow, received: readonly Received[], last: Received): Paper => {
  const { policy, quote, payment } = row
  const paid = total(received)
  return {
    name: 'Receipt',
    about: quote.productName,
    number: payment.paymentReference,
    amount: ['Received with thanks', money(paid)],
    facts: [
      ['From', quote.name],
      [received.length === 1 ? 'On' : 'Last on', dayOf(last.at)],
      ['For policy', policy.policyNo],
      ['Client number', policy.clientNo],
    ],
    sections: [
      { title: 'Payment', lines: paymentLines(row, received, payment.totalAmount - paid) },
      ...(payment.status === 'Mandated' ? [debitTable(received)] : []),
      { title: 'Cover', lines: coverLines(row) },
      contacts,
    ],
    note: 'This receipt says what was paid. What is covered, and when, is on the certificate.',
  }
}
