import { left } from 'fp-ts/Either'
import { makeQuotePort } from '../../../src/adapters/http/quote'
import type { QuoteRequest } from '../../../src/domain/quote/products'
import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos } from '../../../src/domain/values/calendar-date'
import { id } from '../../../src/domain/values/id'
import { kobo } from '../../../src/domain/values/money'
import { appliances } from '../../../src/service/shop/catalogue/appliances'
import { beneficiary, saveBeneficiary } from '../../support/people'
import { aCall, signedIn, valueOf } from './connect'

const app = '/api/services/app/Insurance'

const start = async () => {
  const portal = await signedIn()
  return { ...portal, quotes: makeQuotePort(portal.http) }
}

const details = { signature: 'First Last' } as const
const inDays = (days: number): string => addDays(dayInLagos(Date.now()), days)
const requests = {
  health: { ...details, kind: 'health', productId: id(201), subCode: 'Silver' },
  travel: {
    ...details,
    kind: 'travel',
    productId: id(301),
    destination: 'GH',
    depaturedate: `${inDays(30)}T09:30:00`,
    arrivaldate: `${inDays(39)}T18:05:00`,
    passportNo: 'A12345678',
  },
  home: {
    ...details,
    kind: 'home',
    productId: id(401),
    description: 'A bungalow',
    buildingValue: kobo(2_500_000_000n),
    city: 'Ikeja',
    location: '1 Example Street',
    state: 'Lagos',
    items: [{ itemDesc: 'Television', itemValue: kobo(12_499_950n) }],
  },
  savings: {
    ...details,
    kind: 'savings',
    productId: id(501),
    duration: 6,
    sumAssured: kobo(60_000_000n),
    lifeCover: kobo(200_000_050n),
    criticalIllnessCover: kobo(100_000_000n),
    permanentDisability: kobo(0n),
    frequency: 'Monthly',
  },
} as const satisfies Readonly<Record<string, QuoteRequest>>

describe('the destinations', () => {
  test('[TRAVEL-01] [COVER-05: destinations] are the countries of a product but Nigeria, by their code', async () => {
    const { quotes, sent } = await start()
    const destinations = valueOf(await quotes.destinations(id(301), aCall())())
    expect(destinations).toContainEqual({ code: 'GH', name: 'Ghana' })
    expect(destinations.map(({ code }) => code)).not.toContain('NG')
    expect(sent.map(({ path }) => path)).toEqual([`${app}/GetTravelCountries?productId=301`])
    expect(await quotes.destinations(id(101), aCall())()).toMatchObject(left({ _tag: 'NotFound' }))
  })
})

describe('the appliances', () => {
  test('[HOMEQ-02] are all names on the server', async () => {
    const { quotes, sent } = await start()
    expect(valueOf(await quotes.appliances(undefined, aCall())())).toEqual(appliances)
    expect(sent.map(({ path }) => path)).toEqual(['/api/services/app/Applicance/GetAll'])
  })
})

describe('the other quotes', () => {
  test('[HEALTH-01] health sends the name, the product and the plan', async () => {
    const { quotes, sent, customer } = await start()
    await saveBeneficiary(customer, beneficiary())
    const quote = valueOf(await quotes.quote(requests.health, aCall())())
    expect(sent).toEqual([
      {
        method: 'POST',
        path: `${app}/HealthQuote`,
        body: { signature: 'First Last', productId: 201, subCode: 'Silver' },
      },
    ])
    expect([quote.totalPremium, quote.product.price]).toEqual([7_200_000n, 7_200_000n])
  })

  test.each([201, 202])(
    '[COVER-07] health (%d) without a beneficiary is refused by the server too, in words for the customer, and with one it is made',
    async (product) => {
      const { quotes, customer } = await start()
      const quoted = () => quotes.quote({ ...requests.health, productId: id(product) }, aCall())()
      expect(await quoted()).toMatchObject(
        left({
          _tag: 'Rejected',
          message: 'You currently do not have any beneficiaries, please proceed to setup beneficiaries',
          violations: [],
        }),
      )
      await saveBeneficiary(customer, beneficiary())
      expect(valueOf(await quoted()).product.id).toBe(product)
    },
  )

  test('[TRAVEL-02] travel sends the country’s code, and the dates in the spelling of the API', async () => {
    const { quotes, sent } = await start()
    const quote = valueOf(await quotes.quote(requests.travel, aCall())())
    const { kind: _, ...body } = requests.travel
    expect(sent).toEqual([{ method: 'POST', path: `${app}/TravelQuote`, body }])
    expect(quote.totalPremium).toBe(750_000n)
  })

  test('[TRAVEL-03] an arrival before departure is rejected by the server too, with an error at its field', async () => {
    const { quotes } = await start()
    const { depaturedate, arrivaldate } = requests.travel
    const turned = { ...requests.travel, depaturedate: arrivaldate, arrivaldate: depaturedate }
    expect(await quotes.quote(turned, aCall())()).toMatchObject(
      left({ violations: [{ message: 'Arrival cannot be before departure', fields: ['arrivaldate'] }] }),
    )
  })

  test('[HOMEQ-06] [QUOTE-01] home sends one building with its values as numbers of naira', async () => {
    const { quotes, sent } = await start()
    const quote = valueOf(await quotes.quote(requests.home, aCall())())
    const { description, city, location, state } = requests.home
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [
        `${app}/HomeQuote`,
        {
          signature: 'First Last',
          productId: 401,
          building: [
            {
              description,
              buildingValue: 25_000_000,
              city,
              location,
              state,
              items: [{ itemDesc: 'Television', itemValue: 124_999.5 }],
            },
          ],
        },
      ],
    ])
    expect(quote.totalPremium).toBe(5_187_499n)
  })

  test('[HOMEQ-04] exactly 125,000 naira of appliances is accepted, a kobo more is rejected by the server too', async () => {
    const { quotes } = await start()
    const worth = (second: bigint) => ({
      ...requests.home,
      items: [
        { itemDesc: 'Television', itemValue: kobo(8_000_001n) },
        { itemDesc: 'Laptop', itemValue: kobo(second) },
      ],
    })
    valueOf(await quotes.quote(worth(4_499_999n), aCall())())
    expect(await quotes.quote(worth(4_500_000n), aCall())()).toMatchObject(
      left({
        violations: [
          {
            message: 'Adding this item will exceed the threshold of ₦125,000',
            fields: ['building[0].items[1].itemValue'],
          },
        ],
      }),
    )
  })

  test.each([501, 601])(
    '[SAVE-02] [QUOTE-01] savings and education (%d) send numbers to the same path',
    async (product) => {
      const { quotes, sent } = await start()
      valueOf(await quotes.quote({ ...requests.savings, productId: id(product) }, aCall())())
      expect(sent.map(({ path, body }) => [path, body])).toEqual([
        [
          `${app}/SavingsQuote`,
          {
            signature: 'First Last',
            productId: product,
            duration: 6,
            sumAssured: 600_000,
            lifeCover: 2_000_000.5,
            criticalIllnessCover: 1_000_000,
            permanentDisability: 0,
            frequency: 'Monthly',
          },
        ],
      ])
    },
  )
})
