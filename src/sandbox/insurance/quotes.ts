import { whoIsCovered } from '../../domain/quote/messages'
import { kobo, toNaira, type Kobo } from '../../domain/values/money'
import type { Product } from '../catalogue/product'
import type { Deps } from '../dependencies'
import type { SignedIn } from '../wire/handler'
import type { Line, Period } from './cover'
import { coveredPerson } from './covered'
import { particularsOf } from './insured'
import { linesOf } from './particulars'
import { orderPeriod } from './renewal'
import { insertQuote, type Quote } from './repository'

/** The facts of a quote or policy under the names of the API. */
export const detailsOf = (lines: readonly Line[]) => lines.map(([label, value]) => ({ label, value }))

/** Who and what is covered; beneficiaries are those of the day on which it is needed, so none are listed. */
export const coverLines = (
  quote: Pick<Quote, 'name' | 'productId' | 'productSubCode' | 'details'>,
): readonly Line[] => [
  [whoIsCovered, coveredPerson(quote)],
  ...linesOf(particularsOf({ ...quote, beneficiaries: [] })),
]

/** Maps a quote to the API: amounts in naira; the product's price is the premium. */
const toWire = (quote: Quote, parts: readonly Line[], { from, to }: Period) => {
  const totalPremium = toNaira(kobo(quote.totalPremium))
  return {
    id: quote.id,
    clientEmail: quote.clientEmail,
    name: quote.name,
    totalPremium,
    quoteNo: quote.quoteNo,
    details: detailsOf([...coverLines(quote), ...parts]),
    coverFrom: from,
    coverTo: to,
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

type Priced = { readonly product: Product; readonly totalPremium: Kobo; readonly details: unknown; readonly parts: readonly Line[] }

/** Stores a priced request as a quote of the customer and returns it in the shape of the API. */
export const quoted = async (deps: Pick<Deps, 'db'>, customer: SignedIn, { parts, ...priced }: Priced, now: Date) => {
  const { id: customerId, emailAddress: clientEmail, name, surname } = customer
  const quote = await insertQuote(deps.db, { customerId, clientEmail, name: `${name} ${surname}`, ...priced }, now)
  return toWire(quote, parts, await orderPeriod(deps.db, customerId, quote, now))
}
