import * as t from 'io-ts'
import { FiniteNumber, Naira, optional, Text, WireId } from './codecs'
import { endpoint } from './endpoint'
import { IdText } from './query'

export const getVehicleMakes = endpoint({
  method: 'GET',
  path: '/services/app/Insurance/GetVehicleMakes',
  result: t.array(t.strict({ id: WireId, makeName: t.string }, 'vehicle make')),
  doc: 'The makes of vehicle; the list itself is the result.',
  writes: false,
  needsLogIn: true,
})

export const getVehicleModels = endpoint({
  method: 'GET',
  path: '/services/app/Insurance/GetVehicleModel',
  query: t.strict({ VehicleMakeId: IdText }, 'vehicle model query'),
  result: t.array(t.strict({ modelId: WireId, modelName: t.string }, 'vehicle model')),
  doc: 'The models of a make; the list itself is the result.',
  writes: false,
  needsLogIn: true,
})

export const getTravelCountries = endpoint({
  method: 'GET',
  path: '/services/app/Insurance/GetTravelCountries',
  query: t.strict({ productId: optional(IdText) }, 'travel country query'),
  result: t.array(t.strict({ countryCode: t.string, countryName: t.string }, 'travel country')),
  doc: 'The countries that a travel product covers, by ISO 3166 code; the list itself is the result.',
  writes: false,
  needsLogIn: true,
})

/** The product as a quote names it. `price` is in naira. */
export const QuotedProduct = t.strict(
  {
    id: optional(WireId),
    name: optional(t.string),
    code: optional(t.string),
    subCode: optional(t.string),
    description: optional(t.string),
    price: optional(Naira),
  },
  'quoted product',
)

/** What every quote call answers. `totalPremium` is in naira. */
export const Quote = t.strict(
  {
    id: WireId,
    clientEmail: optional(t.string),
    name: optional(t.string),
    totalPremium: Naira,
    product: QuotedProduct,
    quoteNo: optional(t.string),
  },
  'quote',
)

export const vehicleQuote = endpoint({
  method: 'POST',
  path: '/services/app/Insurance/VehicleQuote',
  body: t.strict(
    {
      signature: Text(1, 256),
      productId: WireId,
      vehicles: t.array(
        t.strict(
          {
            registrationNo: Text(1, 32),
            makeId: WireId,
            modelId: WireId,
            chassisNo: Text(1, 64),
            engineNo: Text(1, 64),
            bodyType: Text(1, 64),
            colour: Text(1, 64),
            manuYear: Text(1, 8),
            value: Naira,
            isCommercial: t.boolean,
          },
          'vehicle',
        ),
      ),
    },
    'vehicle quote',
  ),
  result: Quote,
  doc: 'A quote for motor cover. `value` is in naira.',
  writes: true,
  needsLogIn: true,
})

const asked = { signature: Text(1, 256), productId: WireId } as const

export const healthQuote = endpoint({
  method: 'POST',
  path: '/services/app/Insurance/HealthQuote',
  body: t.strict({ ...asked, subCode: Text(1, 64) }, 'health quote'),
  result: Quote,
  doc: 'A quote for health or life cover. `subCode` is the plan, `Silver`.',
  writes: true,
  needsLogIn: true,
})

export const travelQuote = endpoint({
  method: 'POST',
  path: '/services/app/Insurance/TravelQuote',
  body: t.strict(
    {
      ...asked,
      destination: Text(1, 8),
      arrivaldate: Text(1, 64),
      depaturedate: Text(1, 64),
      passportNo: Text(1, 64),
    },
    'travel quote',
  ),
  result: Quote,
  doc: 'A quote for travel cover. `destination` is a countryCode; departure and arrival are ISO 8601 date-times.',
  writes: true,
  needsLogIn: true,
})

export const homeQuote = endpoint({
  method: 'POST',
  path: '/services/app/Insurance/HomeQuote',
  body: t.strict(
    {
      ...asked,
      building: t.array(
        t.strict(
          {
            description: Text(1, 2000),
            buildingValue: Naira,
            city: Text(1, 128),
            location: Text(1, 512),
            state: Text(1, 128),
            items: t.array(t.strict({ itemDesc: Text(1, 256), itemValue: Naira }, 'item')),
          },
          'building',
        ),
      ),
    },
    'home quote',
  ),
  result: Quote,
  doc: 'A quote for home cover. Values are in naira; those of all items together are at most 125,000.',
  writes: true,
  needsLogIn: true,
})

export const savingsQuote = endpoint({
  method: 'POST',
  path: '/services/app/Insurance/SavingsQuote',
  body: t.strict(
    {
      ...asked,
      duration: FiniteNumber,
      sumAssured: Naira,
      lifeCover: Naira,
      criticalIllnessCover: Naira,
      permanentDisability: Naira,
      frequency: Text(1, 32),
    },
    'savings quote',
  ),
  result: Quote,
  doc: 'A quote for savings or education cover. `duration` is in months, 3 to 12; `frequency` is `Monthly`.',
  writes: true,
  needsLogIn: true,
})
