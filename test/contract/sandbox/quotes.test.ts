import { card, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { listOf } from '../../support/lists'
import { textOfPdf } from '../../support/pdf'
import { beneficiary, saveBeneficiary } from '../../support/people'
import { rawClient } from '../../support/raw-client'
import { vehicle } from '../../support/vehicle'
import { savingsPlan } from '../../support/savings-plan'
import { widgetClient } from '../../support/widget-client'

const origin = sandboxOrigin()
const app = '/api/services/app'
const DAY_MS = 86_400_000

/** Noon in Lagos the given number of days from now. */
const inDays = (days: number): string =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T12:00:00+01:00`

const health = { signature: 'Test Customer', productId: 201, subCode: 'Silver' }
const travel = {
  signature: 'Test Customer',
  productId: 301,
  destination: 'GH',
  depaturedate: inDays(10),
  arrivaldate: inDays(19),
  passportNo: 'A01234567',
}
const building = {
  description: 'A bungalow of four rooms',
  buildingValue: 40_000_000,
  city: 'Ikeja',
  location: '1 Example Street',
  state: 'Lagos',
  items: [
    { itemDesc: 'Television', itemValue: 80_000.5 },
    { itemDesc: 'Refrigerator', itemValue: 44_999.5 },
  ],
}
const home = { signature: 'Test Customer', productId: 401, building: [building] }

const calls = [
  ['HealthQuote', health, 72_000, 'Silver Health Plan'],
  ['TravelQuote', travel, 7_500, 'Single Trip'],
  ['HomeQuote', home, 81_875, 'Home Owner'],
  ['SavingsQuote', savingsPlan, 1_014_300, 'Target Savings'],
  ['SavingsQuote', { ...savingsPlan, productId: 602 }, 1_016_300, 'University Plan'],
] as const

let customer: TestCustomer
beforeAll(async () => {
  customer = await newCustomer(origin)
  await saveBeneficiary(customer, beneficiary())
})
const quote = (call: string, body: unknown) => customer.client.post(`${app}/Insurance/${call}`, body)
const members = ({ error }: Awaited<ReturnType<typeof quote>>) =>
  error?.validationErrors?.flatMap(({ members: fields }) => fields)

test.each(calls)('%s of %j costs ₦%d and names its product', async (call, body, totalPremium, name) => {
  const answer = await quote(call, body)
  expect(answer.status).toBe(200)
  expect(answer.result).toMatchObject({
    clientEmail: customer.emailAddress,
    name: 'Test Customer',
    totalPremium,
    quoteNo: expect.stringMatching(/^Q-\d+$/) as string,
    product: { id: body.productId, name, price: totalPremium },
  })
})

const detailsOf = async (call: string, body: object) =>
  ((await quote(call, body)).result as { details: { label: string; value: string }[] }).details

test('[COVER-02] the name that is sent is covered, and the quote stays the customer’s; motor covers the customer', async () => {
  const [covered] = await detailsOf('TravelQuote', { ...travel, signature: ' Aminu Traveller' })
  expect(covered).toEqual({ label: 'Who is covered', value: 'Aminu Traveller' })
  expect((await quote('TravelQuote', { ...travel, signature: ' Aminu Traveller' })).result).toMatchObject({
    name: 'Test Customer',
  })
  const [owner] = await detailsOf('VehicleQuote', { signature: 'MOTOR', productId: 101, vehicles: [vehicle] })
  expect(owner).toEqual({ label: 'Who is covered', value: 'Test Customer' })
})

test('[COVER-02] policy and certificate give as covered whose name was sent, and the customer as the policyholder', async () => {
  const customer = await newCustomer(origin)
  const { result } = await customer.client.post(`${app}/Insurance/TravelQuote`, {
    ...travel,
    signature: 'Aminu Traveller',
  })
  const widget = widgetClient(sandboxWidgetOrigin(), customer.client)
  expect((await widget.post('/pay/card', { quoteId: (result as { id: number }).id, ...card })).status).toBe(200)
  const { items } = await listOf(customer, 'Policy/GetAll')
  expect(items).toMatchObject([{ name: 'Single Trip, Aminu Traveller', quote: { name: 'Test Customer' } }])
  const certificate = await fetch(String(items[0]?.['certificateUrl']))
  const text = await textOfPdf(Buffer.from(await certificate.arrayBuffer()))
  expect(text).toContain('Who is covered Aminu Traveller')
  expect(text).toContain('Policyholder Test Customer')
})

test.each([
  [501, '₦10,000.00', '₦4,300.00', '₦1,014,300.00'],
  [502, '₦15,000.00', '₦4,300.00', '₦1,019,300.00'],
  [601, '₦10,000.00', '₦4,300.00', '₦1,014,300.00'],
  [602, '₦12,000.00', '₦4,300.00', '₦1,016,300.00'],
])(
  '[COVER-06] the quote of plan %d says what is put aside, the fee, what the cover costs, and what is paid when',
  async (productId, fee, cover, all) => {
    const details = await detailsOf('SavingsQuote', { ...savingsPlan, productId })
    expect(details.slice(-4).map(({ label, value }) => [label, value])).toEqual([
      ['You put aside', 'About ₦83,333.33 a month for 12 months, ₦1,000,000.00 in all'],
      ['Fee', fee],
      ['Cost of the cover', cover],
      ['When you pay', `All ${all} at once by card, or in parts by mandate`],
    ])
  },
)

test.each([201, 202])(
  '[COVER-07] a health quote (%d) without a beneficiary is refused, with one it is made',
  async (productId) => {
    const { client } = await newCustomer(origin)
    const ask = () => client.post(`${app}/Insurance/healthquote`, { ...health, productId: String(productId) })
    expect(await ask()).toMatchObject({
      status: 500,
      error: {
        message: 'You currently do not have any beneficiaries, please proceed to setup beneficiaries',
        validationErrors: null,
      },
    })
    await saveBeneficiary({ client }, beneficiary())
    expect((await ask()).result).toMatchObject({ totalPremium: productId === 201 ? 72_000 : 36_000 })
  },
)

test.each([
  ['HealthQuote', { ...health, subCode: 'Gold' }, ['subCode']],
  ['HealthQuote', { ...health, signature: '', productId: 101 }, ['signature', 'productId']],
  ['HealthQuote', { ...health, productId: 101 }, ['productId']],
  ['TravelQuote', { ...travel, arrivaldate: inDays(9) }, ['arrivaldate']],
  ['TravelQuote', { ...travel, depaturedate: inDays(-2) }, ['depaturedate']],
  ['TravelQuote', { ...travel, depaturedate: inDays(370), arrivaldate: inDays(371) }, ['depaturedate']],
  ['TravelQuote', { ...travel, arrivaldate: inDays(200) }, ['arrivaldate']],
  ['TravelQuote', { ...travel, destination: 'ZZ', passportNo: ' ' }, ['destination', 'passportNo']],
  ['TravelQuote', { ...travel, destination: 'NG' }, ['destination']],
  ['HomeQuote', { ...home, building: [] }, ['building']],
  [
    'HomeQuote',
    { ...home, building: [{ ...building, state: ' ', buildingValue: 0 }] },
    ['building[0].state', 'building[0].buildingValue'],
  ],
  [
    'HomeQuote',
    { ...home, building: [{ ...building, items: [...building.items, { itemDesc: 'Iron', itemValue: 0.01 }] }] },
    ['building[0].items[2].itemValue'],
  ],
  [
    'HomeQuote',
    { ...home, building: [{ ...building, items: [{ itemDesc: 7, itemValue: 'one' }] }] },
    ['building[0].items[0].itemDesc', 'building[0].items[0].itemValue'],
  ],
  ['SavingsQuote', { ...savingsPlan, duration: 2 }, ['duration']],
  ['SavingsQuote', { ...savingsPlan, duration: 13, frequency: 'Weekly' }, ['duration', 'frequency']],
  ['SavingsQuote', { ...savingsPlan, sumAssured: 'much' }, ['sumAssured']],
  ['SavingsQuote', { ...savingsPlan, productId: 201 }, ['productId']],
])('%s of %j is rejected with errors at %j', async (call, body, fields) => {
  const answer = await quote(call, body)
  expect(answer.status).toBe(400)
  expect(answer.error?.message).toBe('Your request is not valid!')
  expect(members(answer)).toEqual(fields)
})

test('an unpaired surrogate from a faulty client is accepted in a quote', async () => {
  expect((await quote('HealthQuote', { ...health, signature: 'Test \ud800' })).status).toBe(200)
})

test('quotes require a log-in', async () => {
  for (const [call, body] of calls)
    expect((await rawClient(origin).post(`${app}/Insurance/${call}`, body)).status).toBe(401)
})

test('[COVER-05: destinations] a travel product has every country but Nigeria and uninhabited ones; another product has none', async () => {
  const countries = (await customer.client.get(`${app}/Insurance/GetTravelCountries?productId=301`)).result as object[]
  expect(countries).toHaveLength(241)
  expect(countries).toContainEqual({ countryCode: 'GH', countryName: 'Ghana' })
  expect((await customer.client.get(`${app}/Insurance/GetTravelCountries?productId=101`)).status).toBe(404)
  expect((await customer.client.get(`${app}/Insurance/GetTravelCountries?productId=x`)).status).toBe(404)
})

test('all appliances are returned unless a page is requested, and they can be searched', async () => {
  const list = async (query: string) =>
    (await customer.client.get(`${app}/Applicance/GetAll${query}`)).result as { items: { name: string }[] }
  const all = await list('')
  expect(all.items.length).toBeGreaterThanOrEqual(20)
  expect((await list('?MaxResultCount=2&SkipCount=1')).items).toEqual(all.items.slice(1, 3))
  expect((await list('?Filter=PUMP')).items).toEqual([{ name: 'Water pump' }])
})

test('the sandbox serves a picture for every product and category', async () => {
  const { items } = (await customer.client.get(`${app}/Product/GetAll?MaxResultCount=100`)).result as {
    items: { imageUrl: string }[]
  }
  const categories = (await customer.client.get(`${app}/Category/GetAllCategories`)).result as { imageUrl: string }[]
  expect(items).toHaveLength(12)
  for (const { imageUrl } of [...items, ...categories]) {
    const picture = await fetch(origin + imageUrl)
    expect([imageUrl, picture.status, picture.headers.get('content-type')]).toEqual([
      imageUrl,
      200,
      'image/svg+xml; charset=utf-8',
    ])
    await picture.arrayBuffer()
  }
})
