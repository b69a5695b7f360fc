import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { DEFAULT_CURRENCY } from '../../domain/rules/constants'
import type { Database } from '../database/database'
import { mandate, payment, policy } from '../database/schema'
import { coveredPerson } from '../insurance/covered'
import { orderPeriod } from '../insurance/renewal'
import type { Quote } from '../insurance/repository'

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

/** Stores the policy of a settled quote, with copies of the listed columns of quote and payment. */
export const insertPolicy = async (
  db: Database,
  { quote, payment }: { readonly quote: Quote; readonly payment: Payment },
  classCode: string,
  now: Date,
): Promise<void> => {
  const { from, to } = await orderPeriod(db, quote.customerId, quote, now)
  await db.insert(policy).values({
    customerId: quote.customerId,
    quoteId: quote.id,
    classCode,
    year: now.getUTCFullYear(),
    status: 'Active',
    name: `${quote.productName}, ${coveredPerson(quote)}`,
    clientNo: clientNoOf(quote.customerId),
    description: quote.productDescription,
    productName: quote.productName,
    quoteNo: quote.quoteNo,
    totalPremium: quote.totalPremium,
    paymentReference: payment.paymentReference,
    totalAmount: payment.totalAmount,
    coverFrom: from,
    coverTo: to,
    createdAt: now,
  })
}

export type NewMandate = Pick<
  typeof mandate.$inferInsert,
  'amount' | 'startDate' | 'endDate' | 'nextExecuteDate' | 'source' | 'frequency' | 'phone'
>

export const insertMandate = async (db: Database, quote: Quote, entry: NewMandate, now: Date): Promise<void> => {
  await db.insert(mandate).values({
    ...entry,
    customerId: quote.customerId,
    quoteId: quote.id,
    active: true,
    name: quote.name,
    email: quote.clientEmail,
    merchantCode: 'HB-001',
    fee: 0n,
    gateWay: 'Sandbox Direct Debit',
    notificationType: 'Email',
    currency: DEFAULT_CURRENCY,
    createdAt: now,
  })
}
