import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import type { Period } from '../../shop/product/cover'
import { subjectsOf } from '../../shop/quote/insured'
import { inTheWay, isInsuredAlready, overlaps } from '../../shop/quote/insured-once'
import type { Quote } from '../../shop/quote/repository'
import { heldCovers } from '../policy/held-covers'

type Pending = { readonly id: number; readonly period: Period }

/** Another cover on the days of a pending policy whose first debit came late. */
export type InTheWay = { readonly because: string; readonly policyId: number }

export const coverInTheWay = async (
  db: Database,
  quote: Quote,
  { id, period }: Pending,
  today: CalendarDate,
): Promise<InTheWay | undefined> => {
  const keys = subjectsOf(quote).map(({ key }) => key)
  const held = await heldCovers(db, quote.customerId, keys, today)
  const [clash] = overlaps(
    quote,
    held.filter((cover) => cover.id !== id),
    period,
  )
  return clash && { because: `${isInsuredAlready(clash.subject)}: ${inTheWay(clash)}`, policyId: clash.cover.id }
}
