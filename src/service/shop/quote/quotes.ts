import { isLeft } from 'fp-ts/Either'
import type { WireId } from '../../../contract/codecs'
import type { Database } from '../../platform/database/database'
import { transact } from '../../platform/database/transaction'
import type { Config } from '../../platform/config/config'
import { dayInLagos } from '../../../domain/values/calendar-date'
import type { Kobo } from '../../../domain/values/money'
import type { Product } from '../product/product'
import type { SignedIn } from '../../wire/handler'
import { InvalidRequestError } from '../../wire/errors'
import type { Line } from '../line'
import { requireRoomForQuote, type CountOpenQuotes } from './allowance'
import { subjectsOf } from './insured'
import { firstDayOf, type HeldCovers } from './insured-once'
import { closeQuote, insertQuote, type Quote } from './repository'
import { toWire } from './to-wire'
import { lastDayToPay } from './validity'

/** Locks a quote of the customer that is to be closed. @throws NotFoundError, UserFriendlyError unless it is unpaid */
export type LockUnpaid = (transaction: Database, customerId: string, quoteId: WireId) => Promise<Quote>

export type Quoting = {
  readonly db: Database
  readonly config: Pick<Config, 'quoteValidDays'>
  readonly heldCovers: HeldCovers
  readonly countOpenQuotes: CountOpenQuotes
  readonly lockUnpaid: LockUnpaid
}

type Priced = {
  readonly product: Product
  readonly totalPremium: Kobo
  readonly details: unknown
  readonly parts: readonly Line[]
}

/**
 * Stores a priced request as a quote of the customer. @throws InvalidRequestError if it would insure something twice,
 * UserFriendlyError if the customer has as many open quotes as we keep
 */
const store = async (
  { db, config: { quoteValidDays: validDays }, heldCovers, countOpenQuotes }: Quoting,
  customer: SignedIn,
  priced: Priced,
  now: Date,
): Promise<Quote> => {
  const { id: customerId, emailAddress: clientEmail, name, surname } = customer
  const today = dayInLagos(now.getTime())
  const { product, details } = priced
  const bought = { productId: product.id, productSubCode: product.subCode, details }
  const keys = subjectsOf(bought).map(({ key }) => key)
  const first = firstDayOf(bought, await heldCovers(db, customerId, keys, today), today)
  if (isLeft(first)) throw new InvalidRequestError(first.left)
  const coverFrom = first.right
  requireRoomForQuote(await countOpenQuotes(db, customerId, { today, validDays }), validDays)
  const validUntil = lastDayToPay(today, coverFrom, validDays)
  const entry = {
    customerId,
    clientEmail,
    name: `${name} ${surname}`,
    ...priced,
    validUntil,
    coverFrom: coverFrom ?? null,
  }
  return insertQuote(db, entry, now)
}

/**
 * Stores a priced request and returns it in the shape of the API; the quote that it replaces, if any, is closed with it.
 * @throws what `store` and `LockUnpaid` do
 */
export const quoted = async (
  deps: Quoting,
  customer: SignedIn,
  { replacesQuoteId, ...priced }: Priced & { readonly replacesQuoteId: WireId | undefined },
  now: Date,
) => {
  const stored =
    replacesQuoteId === undefined
      ? await store(deps, customer, priced, now)
      : await transact(deps.db, async (transaction) => {
          const replaced = await deps.lockUnpaid(transaction, customer.id, replacesQuoteId)
          await closeQuote(transaction, replaced.id, 'Replaced', now)
          return store({ ...deps, db: transaction }, customer, priced, now)
        })
  return toWire(stored, 'Unpaid')
}
