import * as t from 'io-ts'
import { FiniteNumber, Naira, Text, WireId } from './codecs'
import { endpoint } from './endpoint'
import { List } from './list'
import { Quote, quoteFor } from './quote'

const vehicleQuote = endpoint({
  method: 'POST',
  path: '/services/app/Insurance/VehicleQuote',
  body: t.strict(
    {
      ...quoteFor,
      vehicles: List(
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
        20,
      ),
    },
    'vehicle quote',
  ),
  result: Quote,
  doc: 'A quote for motor cover. `value` is in naira. `replacesQuoteId` closes an unpaid quote with it, as it does with every cover.',
  writes: true,
  needsLogIn: true,
})

const healthQuote = endpoint({
  method: 'POST',
  path: '/services/app/Insurance/HealthQuote',
  body: t.strict({ ...quoteFor, subCode: Text(1, 64) }, 'health quote'),
  result: Quote,
  doc: 'A quote for health or life cover. `subCode` is the plan, `Silver`. The customer needs a beneficiary.',
  writes: true,
  needsLogIn: true,
})

const travelQuote = endpoint({
  method: 'POST',
  path: '/services/app/Insurance/TravelQuote',
  body: t.strict(
    {
      ...quoteFor,
      destination: Text(1, 8),
      arrivaldate: Text(1, 64),
      depaturedate: Text(1, 64),
      passportNo: Text(1, 64),
    },
    'travel quote',
  ),
  result: Quote,
  doc: 'A quote for travel cover. `destination` is a countryCode; departure, within a year from today, and arrival are ISO 8601 date-times.',
  writes: true,
  needsLogIn: true,
})

const homeQuote = endpoint({
  method: 'POST',
  path: '/services/app/Insurance/HomeQuote',
  body: t.strict(
    {
      ...quoteFor,
      building: List(
        t.strict(
          {
            description: Text(1, 2000),
            buildingValue: Naira,
            city: Text(1, 128),
            location: Text(1, 512),
            state: Text(1, 128),
            items: List(t.strict({ itemDesc: Text(1, 256), itemValue: Naira }, 'item'), 50),
          },
          'building',
        ),
        5,
      ),
    },
    'home quote',
  ),
  result: Quote,
  doc: 'A quote for home cover. Values are in naira; those of all items together are at most 125,000.',
  writes: true,
  needsLogIn: true,
})

const savingsQuote = endpoint({
  method: 'POST',
  path: '/services/app/Insurance/SavingsQuote',
  body: t.strict(
    {
      ...quoteFor,
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

export const quoteCalls = {
  vehicleQuote,
  healthQuote,
  travelQuote,
  homeQuote,
  savingsQuote,
} as const
