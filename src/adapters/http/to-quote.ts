import type { Quote } from '../../domain/quote/quote'
import { id } from '../../domain/values/id'
import { toDay } from './day'
import { toExactKobo, toKobo } from './money'
import type { WireQuote } from './send-quote'

const toFollows = ({ follows }: Pick<WireQuote, 'follows'>): Quote['follows'] => {
  const until = toDay(follows?.until)
  return follows === undefined || until === undefined || follows.names.length === 0
    ? undefined
    : { names: follows.names, until }
}

/** Maps a quote of the API to the domain. */
export const toQuote = ({ product, totalPremium, ...quote }: WireQuote): Quote => ({
  id: id(quote.id),
  clientEmail: quote.clientEmail,
  name: quote.name,
  totalPremium: toExactKobo(totalPremium),
  product: {
    id: product.id === undefined ? undefined : id(product.id),
    name: product.name,
    code: product.code,
    subCode: product.subCode,
    description: product.description,
    price: toKobo(product.price),
  },
  quoteNo: quote.quoteNo,
  details: quote.details ?? [],
  coverFrom: toDay(quote.coverFrom),
  coverTo: toDay(quote.coverTo),
  validUntil: toDay(quote.validUntil),
  categoryId: quote.categoryId === undefined ? undefined : id(quote.categoryId),
  follows: toFollows(quote),
  priceUnit: quote.priceUnit,
})
