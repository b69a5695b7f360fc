import { whoIsCovered } from '../../domain/quote/messages'
import { kobo, toNaira, type Kobo } from '../../domain/values/money'
import type { Product } from '../catalogue/product'
import type { Deps } from '../dependencies'
import type { SignedIn } from '../wire/handler'
import type { Line } from './cover'
import { coveredPerson } from './covered'
import { insertQuote, type Quote } from './repository'

/** Maps a quote to the API: amounts in naira; the product's price is the premium. */
const toWire = (quote: Quote, parts: readonly Line[]) => {
  const lines: readonly Line[] = [[whoIsCovered, coveredPerson(quote)], ...parts]
  const totalPremium = toNaira(kobo(quote.totalPremium))
  return {
    id: quote.id,
    clientEmail: quote.clientEmail,
    name: quote.name,
    totalPremium,
    quoteNo: quote.quoteNo,
    details: lines.map(([label, value]) => ({ label, value })),
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
  return toWire(await insertQuote(deps.db, { customerId, clientEmail, name: `${name} ${surname}`, ...priced }, now), parts)
}
