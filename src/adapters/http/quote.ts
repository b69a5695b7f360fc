import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { getAppliances } from '../../contract/catalogue'
import { getTravelCountries, getVehicleMakes, getVehicleModels } from '../../contract/insurance'
import { id } from '../../domain/values/id'
import { shownText } from '../../domain/values/shown'
import type { QuotePort } from '../../ports/quote-port'
import type { HttpClient } from './client'
import { wholeList } from './paging'
import { sendQuote } from './quote-requests'
import { toQuote } from './to-quote'

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
