import { isLeft } from 'fp-ts/Either'
import type { Database } from '../../platform/database/database'
import type { Config } from '../../platform/config/config'
import { whoIsCovered } from '../../../domain/quote/messages'
import { dayInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import { kobo, toNaira, type Kobo } from '../../../domain/values/money'
import type { Product } from '../product/product'
import type { SignedIn } from '../../wire/handler'
import { productById } from '../insurance/products'
import { InvalidRequestError } from '../../wire/errors'
import type { Line } from '../product/line'
import { requireRoomForQuote, type CountOpenQuotes } from './allowance'
import { coveredPerson } from './covered'
import { coverPeriod, particularsOf, priceUnitOf, subjectsOf } from './insured'
import { firstDayOf, type Follows, type HeldCovers } from './insured-once'
import { DURATION, linesOf } from '../product/particulars'
import { insertQuote, type Quote } from './repository'
import { lastDayToPay } from './validity'

export type Quoting = {
  readonly db: Database
  readonly config: Pick<Config, 'quoteValidDays'>
  readonly heldCovers: HeldCovers
  readonly countOpenQuotes: CountOpenQuotes
}

/** The facts of a quote or policy under the names of the API. */
export const detailsOf = (lines: readonly Line[]) =>
  lines.map(([label, value, role]) => ({ label, value, isSum: role === 'sum' || undefined }))

/** Who and what is covered; beneficiaries are those of the day on which it is needed, so none are listed. */
export const coverLines = (
  quote: Pick<Quote, 'name' | 'productId' | 'productSubCode' | 'details'>,
): readonly Line[] => [[whoIsCovered, coveredPerson(quote)], ...linesOf(particularsOf({ ...quote, beneficiaries: [] }))]

/** How long a cover is whose first day depends on the payment; a savings plan says it itself. */
const duration = (lines: readonly Line[]): readonly Line[] =>
  lines.some(([label]) => label === DURATION) ? [] : [[DURATION, 'A year']]

/** Maps a quote to the API: amounts in naira; the product's price is the premium. */
const toWire = (quote: Quote, parts: readonly Line[], follows: Follows | undefined) => {
  const covered = coverLines(quote)
  const first = quote.coverFrom === null ? undefined : (quote.coverFrom as CalendarDate)
  const totalPremium = toNaira(kobo(quote.totalPremium))
  return {
    id: quote.id,
    clientEmail: quote.clientEmail,
    name: quote.name,
    totalPremium,
    priceUnit: priceUnitOf(quote),
    quoteNo: quote.quoteNo,
    details: detailsOf([...covered, ...(first === undefined ? duration(covered) : []), ...parts]),
    validUntil: quote.validUntil ?? undefined,
    categoryId: productById(quote.productId)?.categoryId,
    coverFrom: first,
    coverTo: first && coverPeriod(quote, first).to,
    follows: follows && { names: [...follows.names], until: follows.until },
    product: {
      id: quote.productId,
      name: quote.productName,
      code: quote.productCode,
      subCode: quote.productSubCode,
      description: quote.productDescription,
      price: totalPremium,
    },
  }
}

type Priced = {
  readonly product: Product
  readonly totalPremium: Kobo
  readonly details: unknown
  readonly parts: readonly Line[]
}

/**
 * Stores a priced request as a quote of the customer and returns it in the shape of the API. @throws InvalidRequestError if
 * it would insure something twice, UserFriendlyError if the customer has as many open quotes as we keep
 */
export const quoted = async (
  { db, config: { quoteValidDays: validDays }, heldCovers, countOpenQuotes }: Quoting,
  customer: SignedIn,
  { parts, ...priced }: Priced,
  now: Date,
) => {
  const { id: customerId, emailAddress: clientEmail, name, surname } = customer
  const today = dayInLagos(now.getTime())
  const { product, details } = priced
  const bought = { productId: product.id, productSubCode: product.subCode, details }
  const keys = subjectsOf(bought).map(({ key }) => key)
  const first = firstDayOf(bought, await heldCovers(db, customerId, keys, today), today)
  if (isLeft(first)) throw new InvalidRequestError(first.left)
  const { day: coverFrom, follows } = first.right
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
  return toWire(await insertQuote(db, entry, now), parts, follows)
}
