import { productById } from '../catalogue/products'
import type { Database } from '../database/database'
import { lockQuote, type Quote } from '../insurance/repository'
import { bookDueDebits } from '../mandate/debits'
import { payReward } from '../referral/repository'
import { NotFoundError } from '../wire/errors'
import {
  findPayment,
  insertMandate,
  insertPayment,
  insertPolicy,
  type PaymentMethod,
  type NewMandate,
  type Payment,
} from './repository'

type Settlement = { readonly quote: Quote; readonly payment: Payment }

/**
 * Settles a quote in one transaction: creates the payment, the policy, the mandate if there is one, and for a paid
 * premium the reward of the referrer. It is idempotent: the quote's row is locked, and a repeated request gets the
 * first payment. @throws NotFoundError for a quote of another customer
 */
export const settle = (
  db: Database,
  { customerId, quoteId, method }: {
    readonly customerId: string
    readonly quoteId: number
    readonly method: PaymentMethod
  },
  mandateFor: (quote: Quote) => NewMandate | undefined,
  now: Date,
): Promise<Settlement> =>
  db.transaction(async (transaction) => {
    const quote = await lockQuote(transaction, customerId, quoteId)
    if (quote === undefined) throw new NotFoundError('Quote', quoteId)
    const earlier = await findPayment(transaction, customerId, quoteId)
    if (earlier !== undefined) return { quote, payment: earlier }
    const payment = await insertPayment(transaction, quote, method, now)
    const mandate = mandateFor(quote)
    const beganAt = mandate === undefined ? now : null
    await insertPolicy(transaction, { quote, payment, beganAt }, productById(quote.productId)?.classCode ?? 'X', now)
    if (mandate !== undefined)
      await bookDueDebits(transaction, await insertMandate(transaction, quote, mandate, now), now)
    if (payment.status === 'Paid') await payReward(transaction, customerId, now)
    return { quote, payment }
  })
