import { dayInLagos } from '../../../domain/values/calendar-date'
import { lockCustomer } from '../../account/repository'
import { productById } from '../../shop/insurance/products'
import type { Now } from '../../platform/clock/clock'
import type { Database } from '../../platform/database/database'
import { transact } from '../../platform/database/transaction'
import type { EventName } from '../../platform/log/events'
import { lockQuote, type Quote } from '../../shop/quote/repository'
import { periodFromDebit } from '../policy/renewal'
import { periodIfPaid } from '../../shop/quote/validity'
import { NotFoundError, type UserFriendlyError } from '../../wire/errors'
import type { IdentityHashes } from '../reward/identity'
import { promiseReward } from '../reward/rewards'
import { noRoomForCover } from './allowance'
import { sendReceipt } from './receipt'
import { endedRefusal, paymentRefusal, throwRefusal } from './refusal'
import { insertMandate, type NewMandate } from './new-mandate'
import { findPayment, insertPayment, insertPolicy, type PaymentMethod, type Payment } from './repository'

/** Why a bank does not pay; what was recorded of it stays. */
export type Declined = { readonly error: UserFriendlyError; readonly event: EventName }

/** A card or a mandate, asked for one thing after the other once nothing else keeps the quote from being paid. */
export type Way = {
  readonly method: PaymentMethod
  /** The mandate, whose first debit begins the cover. @throws InvalidRequestError if it has none */
  readonly mandateFor?: (quote: Quote) => NewMandate
  /** Whether the bank pays, with the row of the customer locked. @throws InvalidRequestError before it is asked */
  readonly askBank: (db: Database, quote: Quote) => Promise<Declined | undefined>
}

export type Settlement = {
  readonly quote: Quote
  readonly payment: Payment
  /** Whether it was this request that settled the quote. */
  readonly isFirst: boolean
}

export type Order = {
  readonly customerId: string
  readonly quoteId: number
  /** The portal's origin, for the link in the receipt. */
  readonly portal: string
  /** How many days a quote of an earlier version is valid. */
  readonly validDays: number
  readonly identities: IdentityHashes
}

/**
 * Settles a quote in one transaction: creates the payment, the policy, the mandate if there is one, the receipt, and for
 * a paid premium the reward of the referrer. It is idempotent: the rows of customer and quote are locked, and a repeated
 * request gets the first payment, whatever else it says. Then it is decided whether the quote can be paid, and only then
 * the card or the account is looked at. @throws NotFoundError for a quote of another customer, UserFriendlyError for one
 * that has ended or would insure something twice, and beyond the covers that we keep
 */
export const settle = (
  db: Database,
  { customerId, quoteId, portal, validDays, identities }: Order,
  { method, mandateFor, askBank }: Way,
  now: Now,
): Promise<Settlement | Declined> =>
  transact(db, async (transaction) => {
    await lockCustomer(transaction, customerId)
    const quote = await lockQuote(transaction, customerId, quoteId)
    if (quote === undefined) throw new NotFoundError('Quote', quoteId)
    const earlier = await findPayment(transaction, customerId, quoteId)
    if (earlier !== undefined) return { quote, payment: earlier, isFirst: false }
    const validity = { now: now.business, validDays }
    throwRefusal(endedRefusal(quote, validity))
    const mandate = mandateFor?.(quote)
    const today = dayInLagos(now.business.getTime())
    const ordered = periodIfPaid(quote, today)
    const period = mandate === undefined ? ordered : periodFromDebit(ordered, quote, mandate.plan[0].on)
    throwRefusal(await paymentRefusal(transaction, quote, { period, ...validity }))
    throwRefusal(await noRoomForCover(transaction, customerId, today))
    const declined = await askBank(transaction, quote)
    if (declined !== undefined) return declined
    const payment = await insertPayment(transaction, quote, method, now.business)
    const bought = { quote, payment, beganAt: mandate === undefined ? now.business : null, period }
    await insertPolicy(transaction, bought, productById(quote.productId)?.classCode ?? 'X', now.business)
    if (mandate !== undefined) await insertMandate(transaction, quote, mandate, now.business)
    if (payment.status === 'Paid') await promiseReward(transaction, identities, customerId, now.business)
    await sendReceipt(transaction, { quote, payment, mandate }, portal, now)
    return { quote, payment, isFirst: true }
  })
