import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { DEFAULT_CURRENCY } from '../../../domain/rules/constants'
import { dayInLagos } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import { payment, policy } from '../tables'
import { coveredPerson } from '../../shop/quote/covered'
import type { Period } from '../../shop/product/cover'
import type { Quote } from '../../shop/quote/repository'
import { storeThings } from '../policy/insured-things'
import { PENDING } from '../policy/pending'
import { summaryOf } from '../policy/summary'

export type Payment = typeof payment.$inferSelect

export const findPayment = async (db: Database, customerId: string, quoteId: number): Promise<Payment | undefined> =>
  (
    await db
      .select()
      .from(payment)
      .where(and(eq(payment.quoteId, quoteId), eq(payment.customerId, customerId)))
  )[0]

const reference = (prefix: string): string => `${prefix}-${randomBytes(6).toString('hex').toUpperCase()}`

export type PaymentMethod = Pick<Payment, 'status' | 'gateWay' | 'channel' | 'lastDigits'>

/** Stores the payment of a quote. The amount is the quote's premium; there are no fees. */
export const insertPayment = async (db: Database, quote: Quote, method: PaymentMethod, now: Date): Promise<Payment> => {
  const [row] = await db
    .insert(payment)
    .values({
      ...method,
      quoteId: quote.id,
      customerId: quote.customerId,
      paymentReference: reference('PAY'),
      transactionReference: reference('TRX'),
      amount: quote.totalPremium,
      fees: 0n,
      totalAmount: quote.totalPremium,
      currency: DEFAULT_CURRENCY,
      createdAt: now,
    })
    .returning()
  if (row === undefined) throw new Error('a payment was not returned by its insert')
  return row
}

const clientNoOf = (customerId: string): string => `C-${customerId.slice(0, 8).toUpperCase()}`

type NewPolicy = {
  readonly quote: Quote
  readonly payment: Payment
  /** When its cover began; `null` while it waits for the first debit. */
  readonly beganAt: Date | null
  readonly period: Period
}

/**
 * Stores the policy of a settled quote, with copies of the listed columns of quote and payment. It is active from the
 * beginning of its cover on, and pending before that.
 */
export const insertPolicy = async (
  db: Database,
  { quote, payment, beganAt, period }: NewPolicy,
  classCode: string,
  now: Date,
): Promise<void> => {
  const [row] = await db
    .insert(policy)
    .values({
      customerId: quote.customerId,
      quoteId: quote.id,
      classCode,
      year: Number(dayInLagos(now.getTime()).slice(0, 4)),
      status: beganAt === null ? PENDING : 'Active',
      beganAt,
      name: `${quote.productName}, ${coveredPerson(quote)}`,
      clientNo: clientNoOf(quote.customerId),
      description: quote.productDescription,
      productName: quote.productName,
      quoteNo: quote.quoteNo,
      totalPremium: quote.totalPremium,
      paymentReference: payment.paymentReference,
      totalAmount: payment.totalAmount,
      coverFrom: period.from,
      coverTo: period.to,
      hasKeys: true,
      summary: summaryOf(quote),
      createdAt: now,
    })
    .returning({ id: policy.id })
  if (row === undefined) throw new Error('a policy was not returned by its insert')
  await storeThings(db, [{ policyId: row.id, customerId: quote.customerId, bought: quote }])
}
