import type { WireId } from '../../../contract/codecs'
import { lockCustomer } from '../../account/repository'
import type { Database } from '../../platform/database/database'
import { transact } from '../../platform/database/transaction'
import type { LockUnpaid } from '../../shop/quote/quotes'
import { closeQuote, lockQuote } from '../../shop/quote/repository'
import { NotFoundError } from '../../wire/errors'
import { rowIdOf } from '../../wire/row-id'
import { neverClosed } from '../arrears/refusal'
import { closedRefusal, paidRefusal, throwRefusal } from '../payment/refusal'
import { findPayment } from '../payment/repository'

/** The rows of customer and quote are locked, so that nobody pays or closes the quote until the transaction ends. */
export const lockUnpaid: LockUnpaid = async (transaction, customerId, quoteId) => {
  const id = rowIdOf('Quote', quoteId)
  await lockCustomer(transaction, customerId)
  const quote = await lockQuote(transaction, customerId, id)
  if (quote === undefined) throw new NotFoundError('Quote', id)
  if (quote.kind === 'Arrears') throwRefusal(neverClosed)
  const payment = await findPayment(transaction, customerId, id)
  throwRefusal(payment && paidRefusal(payment))
  throwRefusal(closedRefusal(quote))
  return quote
}

/** Drops an unpaid quote. @throws what `lockUnpaid` does */
export const drop = (db: Database, customerId: string, quoteId: WireId, now: Date): Promise<void> =>
  transact(db, async (transaction) => {
    const { id } = await lockUnpaid(transaction, customerId, quoteId)
    await closeQuote(transaction, id, 'Dropped', now)
  })
