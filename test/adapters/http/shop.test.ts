/** @jest-environment node */
import fc from 'fast-check'
import { left, right } from 'fp-ts/Either'
import { makeCataloguePort } from '../../../src/adapters/http/catalogue'
import { toExactKobo, toKobo } from '../../../src/adapters/http/money'
import { makePaymentPort } from '../../../src/adapters/http/payment'
import { makeQuotePort } from '../../../src/adapters/http/quote'
import { noFacts } from '../../../src/domain/catalogue/catalogue'
import { motor } from '../../../src/domain/quote/motor'
import { id } from '../../../src/domain/values/id'
import { toNaira } from '../../../src/domain/values/money'
import { amounts } from '../../support/arbitraries'
import { refusal, result, text, type Reply } from '../../support/scripted-fetch'
import {
  aCategory,
  aClientQuote,
  aMotorForm,
  aProduct,
  aQuote,
  someChoices,
  someMakes,
  someModels,
} from '../../support/shop-builders'
import { startPort } from './start-port'
import { valid } from '../../support/parsed'
import { ownHost } from '../../support/own-host'

const missing = refusal(404, {
  code: 0,
  message: 'There is no such call.',
  details: undefined,
  validationErrors: undefined,
})
const policyPage = (...numbers: (string | undefined)[]) =>
  result({ totalCount: 1, items: numbers.map((quoteNo, index) => ({ id: index, quote: { quoteNo } })) })

describe('the catalogue', () => {
  test('[BUY-01] reads the categories with image and background colour, if it is a colour', async () => {
    const { colour, ...rest } = aCategory()
    const bare = { id: 'b', name: 'Bare' }
    const { port, sent, call } = startPort(
      (http) => makeCataloguePort(http, ownHost),
      result([
        { ...rest, backgroundColor: colour },
        { ...bare, backgroundColor: 'url(x)' },
      ]),
    )
    expect(await port.categories(undefined, call)()).toEqual(
      right([aCategory(), { ...bare, description: '', imageUrl: undefined, colour: undefined }]),
    )
    expect(sent()).toEqual([['GET', 'Category/GetAllCategories']])
  })

  test('[BUY-02: products] reads up to 100 products of a category', async () => {
    const items = [aProduct(), { id: 2, name: 'Bare', description: null }]
    const { port, sent, call } = startPort((http) => makeCataloguePort(http, ownHost), result({ totalCount: 2, items }))
    expect(await port.products(id(7), call)()).toEqual(
      right([aProduct(), { id: 2, name: 'Bare', code: '', description: '', imageUrl: undefined, ...noFacts }]),
    )
    expect(sent()).toEqual([['GET', 'Product/GetAll?SkipCount=0&MaxResultCount=100&CategoryId=7']])
  })

  test.each([
    ['null', { includes: null, excludes: null, limits: null, excess: null, fromPrice: null, priceUnit: null }],
    [
      'of another type',
      {
        includes: 'Fire',
        excludes: [{ text: 'Racing' }],
        limits: [{ label: 'Sum' }],
        excess: 10,
        fromPrice: 'on request',
        priceUnit: 1,
      },
    ],
  ])('[COVER-01] a product whose facts are %s is offered without them', async (_, facts) => {
    const item = { ...aProduct(), ...facts }
    const { port, call } = startPort(
      (http) => makeCataloguePort(http, ownHost),
      result({ totalCount: 1, items: [item] }),
    )
    expect(await port.products(id(7), call)()).toEqual(right([aProduct()]))
  })
})

describe('quotes', () => {
  test('[MOTOR-02: models] reads makes, and the models of one', async () => {
    const makes = someMakes.map((make) => ({ id: make.id, makeName: make.name }))
    const models = someModels.map((model) => ({ modelId: model.id, modelName: model.name }))
    const { port, sent, call } = startPort(makeQuotePort, result(makes), result(models))
    expect(await port.vehicleMakes(undefined, call)()).toEqual(right(someMakes))
    expect(await port.vehicleModels(id('h'), call)()).toEqual(right(someModels))
    expect(sent()).toEqual([
      ['GET', 'Insurance/GetVehicleMakes'],
      ['GET', 'Insurance/GetVehicleModel?VehicleMakeId=h'],
    ])
  })

  test('[MOTOR-04] [QUOTE-01] [QUOTE-02: stored] sends one vehicle with its value as a number, and reads the quote', async () => {
    const answer = { ...aQuote(), totalPremium: 62_500, product: { ...aQuote().product, id: 101, price: 62_500 } }
    const { port, sent, call } = startPort(makeQuotePort, result(answer))
    const request = valid(motor.parse(someChoices)(aMotorForm()))
    expect(await port.quote(request, call)()).toEqual(right(aQuote()))
    expect(sent()).toEqual([
      [
        'POST',
        'Insurance/VehicleQuote',
        {
          signature: 'MOTOR',
          productId: 101,
          vehicles: [
            {
              registrationNo: 'ABC-123DE',
              makeId: 5,
              modelId: 52,
              chassisNo: 'C-1',
              engineNo: 'E-1',
              bodyType: 'Saloon',
              colour: 'Blue',
              manuYear: '2009',
              value: 1_250_000.5,
              isCommercial: false,
            },
          ],
        },
      ],
    ])
  })

  test('[TRAVEL-01] [HOMEQ-02] reads the destinations of a product, and the distinct names of appliances', async () => {
    const countries = [{ countryCode: 'GH', countryName: 'Ghana' }]
    const names = { items: [{ name: 'Television' }, { name: 'Laptop' }, { name: 'Television' }] }
    const { port, sent, call } = startPort(makeQuotePort, result(countries), result(names))
    expect(await port.destinations(id(301), call)()).toEqual(right([{ code: 'GH', name: 'Ghana' }]))
    expect(await port.appliances(undefined, call)()).toEqual(right(['Television', 'Laptop']))
    expect(sent()).toEqual([
      ['GET', 'Insurance/GetTravelCountries?productId=301'],
      ['GET', 'Applicance/GetAll'],
    ])
  })
})

test('[QUOTE-01] amounts are sent and received unchanged; a required amount with a fraction of a kobo is rounded', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(toKobo(toNaira(amount))).toBe(amount)
      expect(toExactKobo(toNaira(amount))).toBe(amount)
    }),
  )
  expect([toKobo(undefined), toKobo(0.001), toExactKobo(0.1 + 0.2)]).toEqual([undefined, undefined, 30n])
})

describe('the state of a payment', () => {
  const start = (...replies: Reply[]) => startPort(makePaymentPort, ...replies)
  const byQuote = ['GET', 'Payment/GetByQuote?quoteId=77']
  const inPolicies = ['GET', 'Policy/GetAll?SkipCount=0&MaxResultCount=10&Filter=Q-0077']

  test.each([
    ['Unpaid', 'unpaid'],
    ['Pending', 'pending'],
    ['Paid', 'paid'],
    ['Mandated', 'mandated'],
    ['Refunded', 'unknown'],
  ])('[PAY-09] is requested by quote: %s is %s', async (status, state) => {
    const { port, sent, call } = start(result({ status }))
    expect(await port.state(aClientQuote(), call)()).toEqual(right(state))
    expect(sent()).toEqual([byQuote])
  })

  test.each([
    [['Q-0077'], 'paid'],
    [['Q-1', 'Q-0077'], 'paid'],
    [['Q-00771', undefined], 'unknown'],
    [[], 'unknown'],
  ])(
    '[PAY-09] of a server without the call: policies of the quotes %j mean %s, never unpaid',
    async (numbers, state) => {
      const { port, sent, call } = start(missing, policyPage(...numbers))
      expect(await port.state(aClientQuote(), call)()).toEqual(right(state))
      expect(sent()).toEqual([byQuote, inPolicies])
    },
  )

  test('[PAY-09] that cannot be determined is an error, never unpaid', async () => {
    const quiet = start(missing)
    expect(await quiet.port.state(aClientQuote({ quoteNo: undefined }), quiet.call)()).toMatchObject(
      left({ _tag: 'NotFound' }),
    )
    expect(quiet.sent()).toHaveLength(1)
    const outage = start(text(503, ''), text(503, ''))
    expect(await outage.port.state(aClientQuote(), outage.call)()).toEqual(left({ _tag: 'Outage' }))
  })
})

test('[PAY-02] the widget’s token comes from Getaccess; a response without one is a failure', async () => {
  const { port, sent, call } = startPort(makePaymentPort, result({ accessToken: 'fresh' }), result({ accessToken: '' }))
  expect(await port.widgetToken(id(77), call)()).toEqual(right('fresh'))
  expect(await port.widgetToken(undefined, call)()).toMatchObject(left({ _tag: 'Rejected' }))
  expect(sent()).toEqual([
    ['GET', '/api/TokenAuth/Getaccess?quoteId=77'],
    ['GET', '/api/TokenAuth/Getaccess'],
  ])
})
