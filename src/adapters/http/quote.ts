import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { getAppliances } from '../../contract/catalogue'
import type { ResultOf } from '../../contract/endpoint'
import {
  getTravelCountries,
  getVehicleMakes,
  getVehicleModels,
  healthQuote,
  homeQuote,
  savingsQuote,
  travelQuote,
  vehicleQuote,
} from '../../contract/insurance'
import type { Quote } from '../../domain/quote/quote'
import { id } from '../../domain/values/id'
import { toNaira } from '../../domain/values/money'
import type { QuotePort } from '../../ports/quote-port'
import type { HttpClient } from './client'
import { toExactKobo, toKobo } from './money'
import { wholeList } from './paging'

/** A quote of the wire in the portal's own words. */
const toQuote = ({ product, totalPremium, ...quote }: ResultOf<typeof vehicleQuote>): Quote => ({
  id: id(quote.id),
  clientEmail: quote.clientEmail,
  name: quote.name,
  totalPremium: toExactKobo(totalPremium),
  product: {
    name: product.name,
    code: product.code,
    subCode: product.subCode,
    description: product.description,
    price: toKobo(product.price),
  },
  quoteNo: quote.quoteNo,
})

/** The quote port over HTTP; amounts travel as numbers of naira (requirement QUOTE-01). */
export const makeQuotePort = (http: HttpClient): QuotePort => ({
  vehicleMakes: (_, call) =>
    pipe(
      http(getVehicleMakes, {}, call),
      map((makes) => makes.map((make) => ({ id: id(make.id), name: make.makeName }))),
    ),
  vehicleModels: (make, call) =>
    pipe(
      http(getVehicleModels, { query: { VehicleMakeId: make } }, call),
      map((models) => models.map((model) => ({ id: id(model.modelId), name: model.modelName }))),
    ),
  destinations: (product, call) =>
    pipe(
      http(getTravelCountries, { query: { productId: product } }, call),
      map((countries) => countries.map(({ countryCode, countryName }) => ({ code: countryCode, name: countryName }))),
    ),
  appliances: (_, call) =>
    pipe(
      http(getAppliances, { query: wholeList }, call),
      map(({ items }) => [...new Set(items.map(({ name }) => name))]),
    ),
  motorQuote: ({ kind: _, signature, productId, value, ...vehicle }, call) =>
    pipe(
      http(
        vehicleQuote,
        { body: { signature, productId, vehicles: [{ ...vehicle, value: toNaira(value) }] } },
        call,
      ),
      map(toQuote),
    ),
  healthQuote: ({ kind: _, ...body }, call) => pipe(http(healthQuote, { body }, call), map(toQuote)),
  travelQuote: ({ kind: _, ...body }, call) => pipe(http(travelQuote, { body }, call), map(toQuote)),
  homeQuote: ({ kind: _, signature, productId, buildingValue, items, ...building }, call) =>
    pipe(
      http(
        homeQuote,
        {
          body: {
            signature,
            productId,
            building: [
              {
                ...building,
                buildingValue: toNaira(buildingValue),
                items: items.map(({ itemDesc, itemValue }) => ({ itemDesc, itemValue: toNaira(itemValue) })),
              },
            ],
          },
        },
        call,
      ),
      map(toQuote),
    ),
  savingsQuote: ({ kind: _, sumAssured, lifeCover, criticalIllnessCover, permanentDisability, ...body }, call) =>
    pipe(
      http(
        savingsQuote,
        {
          body: {
            ...body,
            sumAssured: toNaira(sumAssured),
            lifeCover: toNaira(lifeCover),
            criticalIllnessCover: toNaira(criticalIllnessCover),
            permanentDisability: toNaira(permanentDisability),
          },
        },
        call,
      ),
      map(toQuote),
    ),
})
