import type { CalendarDate } from '../../../domain/values/calendar-date'
import { dateShown } from '../../../domain/values/typed-date'
import { contacts, dayOf, money, total } from './receipt'
import type { Paper } from './paper'
import type { PaidCover, PaidYear } from './received'

/** How many covers a statement lists; the others are one line. */
export const MOST_LISTED = 1_000

/** `5 June 2026`, or `12 payments, 5 January 2026 – 5 December 2026`. */
const whenPaid = ({ count, first, last }: PaidCover): string => {
  const days = [...new Set([dayOf(first), dayOf(last)])].join(' – ')
  return count === 1 ? days : `${count} payments, ${days}`
}

const nameOf = ({ policy: { productName, name, summary } }: PaidCover): string =>
  summary?.fact === undefined ? (name ?? productName) : `${productName}, ${summary.fact[1]}`

type Statement = PaidYear & {
  readonly customer: { readonly name: string; readonly surname: string }
  /** At most `MOST_LISTED`. */
  readonly covers: readonly PaidCover[]
  readonly today: CalendarDate
}

/** The statement of a year's premiums, of the running year as far as it has come. */
export const statementOf = ({ year, amount, customer, covers, today }: Statement): Paper => {
  const end = `${String(year)}-12-31` as CalendarDate
  const rest = amount - total(covers)
  return {
    name: 'Statement of premiums',
    about: String(year),
    number: String(year),
    amount: [`Premiums paid in ${year}`, money(amount)],
    facts: [
      ['Policyholder', `${customer.name} ${customer.surname}`],
      ['Client number', covers[0]?.policy.clientNo ?? '-'],
      ['From', dateShown(`${String(year)}-01-01` as CalendarDate)],
      ['To', dateShown(today < end ? today : end)],
    ],
    sections: [
      {
        title: 'Premiums',
        columns: ['Cover', 'Policy number', 'Paid on', 'Amount'],
        rows: [
          ...covers.map((cover) => [nameOf(cover), cover.policy.policyNo, whenPaid(cover), money(cover.amount)]),
          ...(rest > 0n ? [['Other covers', '', '', money(rest)]] : []),
          ['All premiums', '', '', money(amount)],
        ],
      },
      contacts,
    ],
    note: 'A premium counts in the year in which it was received, whenever its cover runs.',
  }
}
