import type { Database } from '../../platform/database/database'
import { NotFoundError } from '../../wire/errors'
import { rowIdOf } from '../../wire/row-id'
import { findQuote, type Quote } from './repository'

/** The quote of the customer with an id as it was sent. @throws NotFoundError */
export const ownQuote = async (db: Database, customerId: string, quoteId: string | number): Promise<Quote> => {
  const id = rowIdOf('Quote', quoteId)
  const quote = await findQuote(db, customerId, id)
  if (quote === undefined) throw new NotFoundError('Quote', id)
  return quote
}
