import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { kobo, type Kobo } from '../../../domain/values/money'
import type { Database } from '../../platform/database/database'
import { AT_ONCE } from '../../platform/rounds'
import { quote } from '../../shop/tables'
import { COVERING } from '../policy/held-covers'
import { debit, mandate, policy } from '../tables'
import { isOpen } from './debits'

type Found = { readonly id: number; readonly customerId: string }

/** The first attempt at a debit; of the others the email about the failure says the day. */
const comesOn = (day: CalendarDate) =>
  and(eq(debit.dueOn, day), isOpen, isNull(debit.retryOn), eq(mandate.active, true), inArray(policy.status, COVERING))

/** The first active mandates after an id with a debit on this day. */
export const mandatesDebitedOn = (db: Database, day: CalendarDate, after: number): Promise<readonly Found[]> =>
  db
    .selectDistinctOn([mandate.id], { id: mandate.id, customerId: mandate.customerId })
    .from(debit)
    .innerJoin(mandate, eq(mandate.id, debit.mandateId))
    .innerJoin(policy, eq(policy.quoteId, mandate.quoteId))
    .where(and(comesOn(day), gt(mandate.id, after)))
    .orderBy(asc(mandate.id))
    .limit(AT_ONCE)

export type ComingDebit = {
  readonly product: string
  readonly amount: Kobo
  readonly dueOn: CalendarDate
  /** Of the account; none for a mandate of an earlier version. */
  readonly lastDigits: string | null
  readonly setUp: Date
}

/** The debit of an active mandate on a day; `undefined` for none. */
export const comingDebit = async (db: Database, { id }: Found, day: CalendarDate): Promise<ComingDebit | undefined> => {
  const [found] = await db
    .select({
      product: quote.productName,
      amount: debit.amount,
      lastDigits: mandate.lastDigits,
      setUp: mandate.createdAt,
    })
    .from(debit)
    .innerJoin(mandate, eq(mandate.id, debit.mandateId))
    .innerJoin(policy, eq(policy.quoteId, mandate.quoteId))
    .innerJoin(quote, eq(quote.id, mandate.quoteId))
    .where(and(comesOn(day), eq(mandate.id, id)))
  return found && { ...found, amount: kobo(found.amount), dueOn: day }
}
