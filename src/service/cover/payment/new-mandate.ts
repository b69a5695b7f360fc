import { DEFAULT_CURRENCY } from '../../../domain/rules/constants'
import type { Database } from '../../platform/database/database'
import type { Quote } from '../../shop/quote/repository'
import { debit, mandate } from '../tables'
import type { Plan } from './plan'

/** Stores the debits of a new mandate, none of which is booked. */
const insertDebits = async (db: Database, mandateId: number, plan: Plan): Promise<void> => {
  await db
    .insert(debit)
    .values(plan.map(({ on, amount }, index) => ({ mandateId, number: index + 1, dueOn: on, amount })))
}

export type NewMandate = Pick<
  typeof mandate.$inferInsert,
  | 'active'
  | 'startDate'
  | 'endDate'
  | 'source'
  | 'frequency'
  | 'phone'
  | 'lastDigits'
  | 'accountHash'
  | 'activationAmount'
  | 'activateUntil'
> & { readonly plan: Plan }

/** Stores a mandate and its debits, and returns its id. */
export const insertMandate = async (db: Database, quote: Quote, entry: NewMandate, now: Date): Promise<number> => {
  const { plan, ...columns } = entry
  const [first] = plan
  const [row] = await db
    .insert(mandate)
    .values({
      ...columns,
      amount: first.amount,
      nextExecuteDate: first.on,
      customerId: quote.customerId,
      quoteId: quote.id,
      name: quote.name,
      email: quote.clientEmail,
      merchantCode: 'HB-001',
      fee: 0n,
      gateWay: 'Sandbox Direct Debit',
      notificationType: 'Email',
      currency: DEFAULT_CURRENCY,
      createdAt: now,
    })
    .returning({ id: mandate.id })
  if (row === undefined) throw new Error('a mandate was not returned by its insert')
  await insertDebits(db, row.id, plan)
  return row.id
}
