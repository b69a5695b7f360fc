import { lockCustomer } from '../account/repository'
import { productById } from '../catalogue/products'
import type { Now } from '../clock/clock'
import type { Database } from '../database/database'
import { transact } from '../database/transaction'
import { lockQuote, type Quote } from '../insurance/repository'
import { orderPeriod, periodFromDebit } from '../insurance/renewal'
import { payReward } from '../referral/repository'
import { NotFoundError } from '../wire/errors'
import { sendReceipt } from './receipt'
import {
  findPayment,
  insertMandate,
  insertPayment,
  insertPolicy,
  type PaymentMethod,
  type NewMandate,
  type Payment,
} from './repository'

type Settlement = {
  readonly quote: Quote
  readonly payment: Payment
  /** Whether it was this request that settled the quote. */
  readonly isFirst: boolean
}

/**
 * Settles a quote in one transaction: creates the payment, the policy, the mandate if there is one, the receipt, and for
 * a paid premium the reward of the referrer. It is idempotent: the rows of customer and quote are locked, and a repeated
 * request gets the first payment. @throws NotFoundError for a quote of another customer
 */
export const settle = (
  db: Database,
  { customerId, quoteId, method, portal }: {
    readonly customerId: string
    readonly quoteId: number
    readonly method: PaymentMethod
    /** The portal's origin, for the link in the receipt. */
    readonly portal: string
  },
  mandateFor: (quote: Quote) => NewMandate | undefined,
  now: Now,
): Promise<Settlement> =>
  transact(db, async (transaction) => {
    await lockCustomer(transaction, customerId)
    const quote = await lockQuote(transaction, customerId, quoteId)
    if (quote === undefined) throw new NotFoundError('Quote', quoteId)
    const earlier = await findPayment(transaction, customerId, quoteId)
    if (earlier !== undefined) return { quote, payment: earlier, isFirst: false }
    const payment = await insertPayment(transaction, quote, method, now.business)
    const mandate = mandateFor(quote)
    const ordered = await orderPeriod(transaction, customerId, quote, now.business)
    const bought =
      mandate === undefined
        ? { quote, payment, beganAt: now.business, period: ordered }
        : { quote, payment, beganAt: null, period: periodFromDebit(ordered, quote, mandate.plan[0].on) }
    await insertPolicy(transaction, bought, productById(quote.productId)?.classCode ?? 'X', now.business)
    if (mandate !== undefined) await insertMandate(transaction, quote, mandate, now.business)
    if (payment.status === 'Paid') await payReward(transaction, customerId, now.business)
    await sendReceipt(transaction, { quote, payment, mandate }, portal, now)
    return { quote, payment, isFirst: true }
  })
