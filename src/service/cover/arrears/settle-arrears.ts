import { dayInLagos } from '../../../domain/values/calendar-date'
import { lockCustomer } from '../../account/repository'
import type { Now } from '../../platform/clock/clock'
import type { Database } from '../../platform/database/database'
import { transact } from '../../platform/database/transaction'
import { findQuote, lockQuote, type Quote } from '../../shop/quote/repository'
import { NotFoundError } from '../../wire/errors'
import { collectArrears, owedToday } from '../mandate/arrears'
import { lockMandate } from '../mandate/repository'
import { findSuspension, resume } from '../mandate/suspension'
import { sendReceipt } from '../payment/receipt'
import { throwRefusal, type Refusal } from '../payment/refusal'
import { findPayment, insertPayment } from '../payment/repository'
import type { Declined, Order, Settlement, Way } from '../payment/settle'
import { arrearsRefusal, byCardOnly, changedRefusal } from './refusal'

const suspensionOf = async (db: Database, quoteId: number) => {
  const found = await findSuspension(db, { quoteId })
  if (found === undefined) throw new Error('a quote of arrears has no suspension')
  return found
}

/** What is owed by a quote of arrears today, in kobo, and why it cannot be paid. */
export const arrearsOf = async (
  db: Database,
  quote: Quote,
  now: Date,
): Promise<{ readonly owed: bigint; readonly refusal: Refusal | undefined }> => {
  const today = dayInLagos(now.getTime())
  const found = await suspensionOf(db, quote.id)
  const isOpen = found.suspension.resumedOn === null && found.suspension.cancelledOn === null
  return {
    owed: isOpen ? await owedToday(db, found.suspension, today) : quote.totalPremium,
    refusal: arrearsRefusal(found, today),
  }
}

/**
 * Settles a quote of arrears in one transaction, as `settle` does an order: creates the payment and its receipt, and cover
 * and debits go on. `shown` is the amount that the customer agreed to, in kobo. @throws NotFoundError for a quote of another
 * customer, UserFriendlyError for a mandate, for another amount, and when the cover is cancelled
 */
export const settleArrears = (
  db: Database,
  { customerId, quoteId, portal }: Pick<Order, 'customerId' | 'quoteId' | 'portal'>,
  { method, mandateFor, askBank, shown }: Way & { readonly shown: bigint | undefined },
  now: Now,
): Promise<Settlement | Declined> =>
  transact(db, async (transaction) => {
    await lockCustomer(transaction, customerId)
    const quote = await lockQuote(transaction, customerId, quoteId)
    if (quote === undefined) throw new NotFoundError('Quote', quoteId)
    const earlier = await findPayment(transaction, customerId, quoteId)
    if (earlier !== undefined) return { quote, payment: earlier, isFirst: false }
    const today = dayInLagos(now.business.getTime())
    const found = await suspensionOf(transaction, quoteId)
    throwRefusal(arrearsRefusal(found, today))
    if (mandateFor !== undefined) throwRefusal(byCardOnly)
    await lockMandate(transaction, found.suspension.mandateId)
    const owed = await collectArrears(transaction, found.suspension, today)
    if (shown !== undefined && shown !== owed) throwRefusal(changedRefusal(owed))
    const declined = await askBank(transaction, quote)
    if (declined !== undefined) return declined
    const paid = { ...quote, totalPremium: owed }
    const payment = await insertPayment(transaction, paid, method, now.business)
    await resume(transaction, found.suspension, now.business)
    const order = await findQuote(transaction, customerId, found.policy.quoteId)
    if (order !== undefined) await sendReceipt(transaction, { quote: order, payment, resumes: true }, portal, now)
    return { quote: paid, payment, isFirst: true }
  })
