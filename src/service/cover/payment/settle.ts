import { dayInLagos } from '../../../domain/values/calendar-date'
import { lockCustomer } from '../../account/repository'
import { productById } from '../../shop/insurance/products'
import type { Now } from '../../platform/clock/clock'
import type { Database } from '../../platform/database/database'
import { transact } from '../../platform/database/transaction'
import { lockQuote, type Quote } from '../../shop/quote/repository'
import { periodFromDebit } from '../policy/renewal'
import { periodIfPaid } from '../../shop/quote/validity'
import type { IdentityHashes } from '../reward/identity'
import { promiseReward } from '../reward/rewards'
import { NotFoundError } from '../../wire/errors'
import { sendReceipt } from './receipt'
import { refusalOf, refuse } from './refusal'
import { insertMandate, type NewMandate } from './new-mandate'
import { findPayment, insertPayment, insertPolicy, type PaymentMethod, type Payment } from './repository'

type Settlement = {
  readonly quote: Quote
  readonly payment: Payment
  /** Whether it was this request that settled the quote. */
  readonly isFirst: boolean
}

/**
 * Settles a quote in one transaction: creates the payment, the policy, the mandate if there is one, the receipt, and for
 * a paid premium the reward of the referrer. It is idempotent: the rows of customer and quote are locked, and a repeated
 * request gets the first payment. @throws NotFoundError for a quote of another customer, UserFriendlyError for one that has
 * ended or would insure something twice
 */
export const settle = (
  db: Database,
  {
    customerId,
    quoteId,
    method,
    portal,
    validDays,
    identities,
  }: {
    readonly customerId: string
    readonly quoteId: number
    readonly method: PaymentMethod
    /** The portal's origin, for the link in the receipt. */
    readonly portal: string
    /** How many days a quote of an earlier version is valid. */
    readonly validDays: number
    readonly identities: IdentityHashes
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
    const mandate = mandateFor(quote)
    const today = dayInLagos(now.business.getTime())
    const ordered = periodIfPaid(quote, today)
    const period = mandate === undefined ? ordered : periodFromDebit(ordered, quote, mandate.plan[0].on)
    refuse(await refusalOf(transaction, quote, { period, today, validDays }))
    const payment = await insertPayment(transaction, quote, method, now.business)
    const bought = { quote, payment, beganAt: mandate === undefined ? now.business : null, period }
    await insertPolicy(transaction, bought, productById(quote.productId)?.classCode ?? 'X', now.business)
    if (mandate !== undefined) await insertMandate(transaction, quote, mandate, now.business)
    if (payment.status === 'Paid') await promiseReward(transaction, identities, customerId, now.business)
    await sendReceipt(transaction, { quote, payment, mandate }, portal, now)
    return { quote, payment, isFirst: true }
  })
