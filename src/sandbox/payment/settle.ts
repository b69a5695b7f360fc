import { productById } from '../catalogue/products'
import type { Database } from '../database/database'
import { lockQuote, type Quote } from '../insurance/repository'
import { payReward } from '../referral/repository'
import { NotFoundError } from '../wire/errors'
import {
  findPayment,
  insertMandate,
  insertPayment,
  insertPolicy,
  type Means,
  type NewMandate,
  type Payment,
} from './repository'

type Settlement = { readonly quote: Quote; readonly payment: Payment }

/**
 * Settles a quote in one transaction: the payment, its policy, for a mandate the mandate, and for a premium that is paid
 * the reward of whoever referred the customer. Once a quote, however often it is sent: the quote's row is locked, and
 * who comes second is given the first one's payment.
 * @throws NotFoundError for a quote that is not the customer's
 */
export const settle = (
  db: Database,
  { customerId, quoteId, means }: { readonly customerId: string; readonly quoteId: number; readonly means: Means },
  mandateFor: (quote: Quote) => NewMandate | undefined,
  now: Date,
): Promise<Settlement> =>
  db.transaction(async (transaction) => {
    const quote = await lockQuote(transaction, customerId, quoteId)
    if (quote === undefined) throw new NotFoundError('Quote', quoteId)
    const earlier = await findPayment(transaction, customerId, quoteId)
    if (earlier !== undefined) return { quote, payment: earlier }
    const payment = await insertPayment(transaction, quote, means, now)
    await insertPolicy(transaction, { quote, payment }, productById(quote.productId)?.classCode ?? 'X', now)
    const mandate = mandateFor(quote)
    if (mandate !== undefined) await insertMandate(transaction, quote, mandate, now)
    if (payment.status === 'Paid') await payReward(transaction, customerId, now)
    return { quote, payment }
  })
