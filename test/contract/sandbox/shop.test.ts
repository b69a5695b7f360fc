import { addDays, addYears } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos } from '../../../src/domain/values/calendar-date'
import { card, motorQuote, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { vehicle } from '../../support/vehicle'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { rawClient } from '../../support/raw-client'
import { todayInLagos } from '../../support/today-in-lagos'
import { widgetClient } from '../../support/widget-client'

const origin = sandboxOrigin()
const widget = rawClient(sandboxWidgetOrigin())
const app = '/api/services/app'

const widgetOf = ({ client }: TestCustomer) => widgetClient(sandboxWidgetOrigin(), client)

const stateOf = async ({ client }: TestCustomer, id: number) =>
  Reflect.get(Object((await client.get(`${app}/Payment/GetByQuote?quoteId=${id}`)).result), 'status') as unknown

type Page = { totalCount: number; items: Record<string, unknown>[] }
const page = async ({ client }: TestCustomer, path: string) => (await client.get(`${app}/${path}`)).result as Page

const mandate = { accountNumber: '0000014579', bankId: 7, frequency: 'Monthly', consent: true }

test('a category lists its products, up to a hundred in one page', async () => {
  const customer = await newCustomer(origin)
  const categories = (await customer.client.get(`${app}/Category/GetAllCategories`)).result as {
    id: number
    name: string
  }[]
  const motor = categories.find(({ name }) => name === 'Motor Insurance')
  const { totalCount, items } = await page(customer, `Product/GetAll?CategoryId=${motor?.id}&MaxResultCount=100`)
  expect(items).toHaveLength(totalCount)
  expect(items.map(({ name }) => name)).toContain('Comprehensive Motor')
})

test('models belong to their make, and an unknown make has none', async () => {
  const { client } = await newCustomer(origin)
  const models = (await client.get(`${app}/Insurance/GetVehicleModel?VehicleMakeId=2`)).result as {
    modelName: string
  }[]
  expect(models.map(({ modelName }) => modelName)).toContain('Civic')
  expect((await client.get(`${app}/Insurance/GetVehicleModel?VehicleMakeId=0`)).status).toBe(404)
})

test('a quote is five per cent of the value, in naira, and names its product', async () => {
  const customer = await newCustomer(origin)
  const quote = await motorQuote(customer, { value: 1_234_567.89 })
  expect(quote).toMatchObject({
    clientEmail: customer.emailAddress,
    name: 'Test Customer',
    totalPremium: 61_728.39,
    quoteNo: `Q-${quote.id}`,
    product: { id: 101, name: 'Comprehensive Motor', code: 'MTC', subCode: 'Comprehensive', price: 61_728.39 },
  })
  expect(await stateOf(customer, quote.id)).toBe('Unpaid')
})

test('an invalid vehicle is rejected with errors at its fields', async () => {
  const { client } = await newCustomer(origin)
  const vehicles = [{ ...vehicle, modelId: 201, manuYear: '0000', value: 0 }]
  const answer = await client.post(`${app}/Insurance/VehicleQuote`, { signature: 'MOTOR', productId: 101, vehicles })
  expect(answer.status).toBe(400)
  expect(answer.error?.validationErrors?.flatMap(({ members }) => members)).toEqual([
    'vehicles[0].modelId',
    'vehicles[0].manuYear',
    'vehicles[0].value',
  ])
})

describe('[PAY-08] a card payment', () => {
  test('creates one policy, even if it is sent repeatedly and concurrently', async () => {
    const customer = await newCustomer(origin)
    const quote = await motorQuote(customer)
    const pay = () => widgetOf(customer).post('/pay/card', { quoteId: quote.id, ...card, amount: 1 })
    const answers = [...(await Promise.all([pay(), pay(), pay(), pay(), pay()])), await pay()]
    const references = answers.map(({ result }) => Reflect.get(Object(result), 'paymentReference') as unknown)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(references).size).toBe(1)
    expect(await stateOf(customer, quote.id)).toBe('Paid')
    const policies = await page(customer, 'Policy/GetAll?SkipCount=0')
    expect(policies.totalCount).toBe(1)
    expect(policies.items[0]).toMatchObject({
      status: 'Active',
      quote: { quoteNo: quote.quoteNo, totalPremium: 250_000 },
      payment: { status: 'Paid', amount: 250_000, totalAmount: 250_000, fees: 0, currency: 'NGN', channel: 'card' },
    })
  })

  test('creates a policy with the name and the description of what was quoted', async () => {
    const customer = await newCustomer(origin)
    const quote = await motorQuote(customer)
    await widgetOf(customer).post('/pay/card', { quoteId: quote.id, ...card })
    const [policy] = (await page(customer, 'Policy/GetAll?Filter=Comprehensive%20Motor')).items
    const { product } = Object(policy?.['quote']) as { product?: { name: string; description: string } }
    expect(policy).toMatchObject({ name: 'Comprehensive Motor, Test Customer', description: product?.description })
    expect(product?.description).not.toBe(product?.name)
  })

  test('that is declined leaves the quote unpaid, and another card pays it', async () => {
    const customer = await newCustomer(origin)
    const quote = await motorQuote(customer)
    const declined = { quoteId: quote.id, ...card, number: '4084 0800 0000 5408' }
    expect(await widgetOf(customer).post('/pay/card', declined)).toMatchObject({
      status: 500,
      error: { message: 'Your bank declined this card.' },
    })
    expect(await stateOf(customer, quote.id)).toBe('Unpaid')
    await widgetOf(customer).post('/pay/card', { quoteId: String(quote.id), ...card })
    expect(await stateOf(customer, quote.id)).toBe('Paid')
  })

  test('with invalid fields is rejected with an error at each of them', async () => {
    const customer = await newCustomer(origin)
    const quote = await motorQuote(customer)
    const answer = await widgetOf(customer).post('/pay/card', {
      quoteId: quote.id,
      number: '1',
      expiry: '01/20',
      cvv: '1',
    })
    expect(answer.status).toBe(400)
    expect(answer.error?.validationErrors?.flatMap(({ members }) => members)).toEqual(['number', 'expiry', 'cvv'])
  })

  test('of another customer’s quote, or without a log-in, is rejected', async () => {
    const [customer, other] = [await newCustomer(origin), await newCustomer(origin)]
    const quote = await motorQuote(customer)
    expect((await widgetOf(other).post('/pay/card', { quoteId: quote.id, ...card })).status).toBe(404)
    expect((await widget.post('/pay/card', { quoteId: quote.id, ...card })).status).toBe(401)
    expect((await other.client.get(`${app}/Payment/GetByQuote?quoteId=${quote.id}`)).status).toBe(404)
    expect(await stateOf(customer, quote.id)).toBe('Unpaid')
  })
})

describe('[PAY-08] a mandate', () => {
  test('pays in instalments, and creates the mandate and the policy once', async () => {
    const customer = await newCustomer(origin)
    const quote = await motorQuote(customer)
    const startDate = addDays(dayInLagos(Date.now()), 10)
    const request = { quoteId: quote.id, ...mandate, startDate }
    const answers = await Promise.all([1, 2, 3].map(() => widgetOf(customer).post('/pay/mandate', request)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await stateOf(customer, quote.id)).toBe('Mandated')
    const mandates = await page(customer, 'Mandate/GetAll?SkipCount=0')
    expect(mandates.totalCount).toBe(1)
    expect(mandates.items[0]).toMatchObject({
      status: false,
      amount: 20_833.34,
      fee: 0,
      currency: 'NGN',
      frequency: 'Monthly',
      source: 'First Bank of Nigeria',
      startDate,
      endDate: addDays(addYears(startDate, 1), -1),
      nextExecuteDate: startDate,
      product: { name: 'Comprehensive Motor' },
    })
    const detail = await customer.client.get(`${app}/Mandate/GetById?id=${String(mandates.items[0]?.['id'])}`)
    expect(detail.result).toEqual(mandates.items[0])
    expect((await page(customer, 'Policy/GetAll')).items[0]).toMatchObject({ payment: { status: 'Mandated' } })
  })

  test('and a card payment sent concurrently settle the quote once', async () => {
    const customer = await newCustomer(origin)
    const quote = await motorQuote(customer)
    const pay = widgetOf(customer)
    const answers = await Promise.all([
      pay.post('/pay/card', { quoteId: quote.id, ...card }),
      pay.post('/pay/mandate', { quoteId: quote.id, ...mandate, startDate: todayInLagos() }),
    ])
    const states = answers.map(({ result }) => Reflect.get(Object(result), 'status') as unknown)
    expect(states[0]).toBe(states[1])
    expect(await stateOf(customer, quote.id)).toBe(states[0])
    const [policies, mandates] = [await page(customer, 'Policy/GetAll'), await page(customer, 'Mandate/GetAll')]
    expect([policies.totalCount, mandates.totalCount]).toEqual([1, states[0] === 'Mandated' ? 1 : 0])
  })
})

describe('[POL-06] the list of policies', () => {
  const demo = async (): Promise<TestCustomer> => {
    const password = 'Demo-pass-2025'
    const session = await rawClient(origin).post('/api/TokenAuth/Authenticate', {
      userNameOrEmailAddress: 'demo@portal.test',
      password,
      tenantId: 1,
    })
    const token = String(Reflect.get(Object(session.result), 'accessToken'))
    const emailAddress = 'demo@portal.test'
    return {
      emailAddress,
      userName: 'demo',
      password,
      name: 'Demo',
      surname: 'Customer',
      client: rawClient(origin, token),
    }
  }

  test('of the demo customer has consecutive pages without gaps or repeats, newest first', async () => {
    const customer = await demo()
    const pages = await Promise.all([0, 10, 20, 30].map((skip) => page(customer, `Policy/GetAll?SkipCount=${skip}`)))
    expect(pages.map(({ totalCount }) => totalCount)).toEqual([38, 38, 38, 38])
    const all = pages.flatMap(({ items }) => items)
    expect(new Set(all.map(({ id }) => id)).size).toBe(38)
    const times = all.map(({ creationTime }) => String(creationTime))
    expect(times).toEqual([...times].sort().reverse())
  })

  test('is searched by product, policy number and quote number, case-insensitively, with the number of matches', async () => {
    const customer = await demo()
    const [first] = (await page(customer, 'Policy/GetAll')).items
    const quoteNo = String(Reflect.get(Object(first?.['quote']), 'quoteNo'))
    const found = (await page(customer, `Policy/GetAll?Filter=${quoteNo.toLowerCase()}`)).items
    expect(found.map(({ id }) => id)).toEqual([first?.['id']])
    const policyNo = encodeURIComponent(String(first?.['policyNo']).toLowerCase())
    const same = (await page(customer, `Policy/GetAll?Filter=${policyNo}`)).items
    expect(same.map(({ id }) => id)).toEqual([first?.['id']])
    const motor = await page(customer, 'Policy/GetAll?Filter=COMPREHENSIVE&MaxResultCount=100')
    expect(motor.totalCount).toBe(motor.items.length)
    expect(motor.totalCount).toBeGreaterThan(0)
    expect((await page(customer, 'Policy/GetAll?Filter=100%25')).totalCount).toBe(0)
  })

  test('is sorted by the fields of its columns, ascending and descending', async () => {
    const customer = await demo()
    const amounts = async (direction: string) =>
      (await page(customer, `Policy/GetAll?MaxResultCount=100&Sorting=payment.totalAmount ${direction}`)).items.map(
        ({ payment }) => Number(Reflect.get(Object(payment), 'totalAmount')),
      )
    const up = await amounts('ASC')
    expect(up).toEqual([...up].sort((left, right) => left - right))
    expect(await amounts('DESC')).toEqual([...up].reverse())
  })

  test('never contains policies of another customer', async () => {
    const [customer, stranger] = [await demo(), await newCustomer(origin)]
    const [first] = (await page(customer, 'Policy/GetAll')).items
    const id = String(first?.['id'])
    // A row has one fact of what is covered.
    const lasting = (policy: unknown) => ({ ...Object(policy), certificateUrl: '', details: [] }) as unknown
    const found = await customer.client.get(`${app}/Policy/GetById?id=${id}`)
    expect(lasting(found.result)).toEqual(lasting(first))
    expect((await stranger.client.get(`${app}/Policy/GetById?id=${id}`)).status).toBe(404)
    expect((await page(stranger, 'Policy/GetAll')).totalCount).toBe(0)
    expect((await page(stranger, 'Mandate/GetAll')).totalCount).toBe(0)
  })
})
