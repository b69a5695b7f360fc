import { whoIsCovered } from '../../../domain/quote/messages'
import { addDays } from '../../../domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { kobo, toNaira } from '../../../domain/values/money'
import { productById } from '../insurance/products'
import type { Line } from '../line'
import { DURATION, linesOf } from '../product/particulars'
import { coveredPerson } from './covered'
import { chosenPeriodOf, coverPeriod, particularsOf, priceUnitOf, subjectsOf } from './insured'
import type { Quote } from './repository'

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

/** What a cover begins after whose first day is known and was not chosen. */
const followsOf = (quote: Quote, first: CalendarDate | undefined) =>
  first === undefined || chosenPeriodOf(quote) !== undefined
    ? undefined
    : { names: subjectsOf(quote).map(({ name }) => name), until: addDays(first, -1) }

/** What a quote of any kind says: the amount in naira, which is also the product's price. */
export const amountToWire = (quote: Quote, status: string) => {
  const totalPremium = toNaira(kobo(quote.totalPremium))
  return {
    id: quote.id,
    clientEmail: quote.clientEmail,
    name: quote.name,
    totalPremium,
    quoteNo: quote.quoteNo,
    status,
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

/** Maps the quote of an order to the API. */
export const toWire = (quote: Quote, status: string) => {
  const covered = coverLines(quote)
  const first = (quote.coverFrom as CalendarDate | null) ?? undefined
  return {
    ...amountToWire(quote, status),
    priceUnit: priceUnitOf(quote),
    details: detailsOf([...covered, ...(first === undefined ? duration(covered) : []), ...(quote.parts ?? [])]),
    validUntil: quote.validUntil ?? undefined,
    categoryId: productById(quote.productId)?.categoryId,
    coverFrom: first,
    coverTo: first && coverPeriod(quote, first).to,
    follows: followsOf(quote, first),
  }
}
