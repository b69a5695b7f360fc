import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { getAppliances } from '../../contract/catalogue'
import { getTravelCountries, getVehicleMakes, getVehicleModels } from '../../contract/insurance'
import type { Quote } from '../../domain/quote/quote'
import { id } from '../../domain/values/id'
import { shownText } from '../../domain/values/shown'
import type { QuotePort } from '../../ports/quote-port'
import type { HttpClient } from './client'
import { toDay } from './day'
import { toExactKobo, toKobo } from './money'
import { wholeList } from './paging'
import { sendQuote } from './quote-requests'
import type { WireQuote } from './send-quote'

const toFollows = ({ follows }: Pick<WireQuote, 'follows'>): Quote['follows'] => {
  const until = toDay(follows?.until)
  return follows === undefined || until === undefined || follows.names.length === 0
    ? undefined
    : { names: follows.names, until }
}

/** Maps a quote of the API to the domain. */
const toQuote = ({ product, totalPremium, ...quote }: WireQuote): Quote => ({
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

export const makeQuotePort = (http: HttpClient): QuotePort => ({
  vehicleMakes: (_, call) =>
    pipe(
      http(getVehicleMakes, {}, call),
      map((makes) => makes.map((make) => ({ id: id(make.id), name: shownText(make.makeName) }))),
    ),
  vehicleModels: (make, call) =>
    pipe(
      http(getVehicleModels, { query: { VehicleMakeId: make } }, call),
      map((models) => models.map((model) => ({ id: id(model.modelId), name: shownText(model.modelName) }))),
    ),
  destinations: (product, call) =>
    pipe(
      http(getTravelCountries, { query: { productId: product } }, call),
      map((countries) =>
        countries.map(({ countryCode, countryName }) => ({ code: countryCode, name: shownText(countryName) })),
      ),
    ),
  appliances: (_, call) =>
    pipe(
      http(getAppliances, { query: wholeList }, call),
      map(({ items }) => [...new Set(items.map(({ name }) => name))]),
    ),
  quote: (request, call) => pipe(sendQuote(http, request, call), map(toQuote)),
})
