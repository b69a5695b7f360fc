import { card, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { listOf } from '../../support/lists'
import { textOfPdf } from '../../support/pdf'
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
  items: [{ itemDesc: 'Television', itemValue: 80_000.5 }],
}
const home = { signature: 'Test Customer', productId: 401, building: [building] }

let customer: TestCustomer
beforeAll(async () => {
  customer = await newCustomer(origin)
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
  ['HealthQuote', { ...health, subCode: 'Gold' }, ['subCode']],
  ['TravelQuote', { ...travel, destination: 'ZZ', passportNo: ' ' }, ['destination', 'passportNo']],
  ['HomeQuote', { ...home, building: [{ ...building, state: ' ' }] }, ['building[0].state']],
  ['SavingsQuote', { ...savingsPlan, duration: 13, frequency: 'Weekly' }, ['duration', 'frequency']],
])('%s of %j is rejected with errors at %j', async (call, body, fields) => {
  const { status, error } = await customer.client.post(`${app}/Insurance/${call}`, body)
  expect([status, error?.message]).toEqual([400, 'Your request is not valid!'])
  expect(error?.validationErrors?.flatMap(({ members }) => members)).toEqual(fields)
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
