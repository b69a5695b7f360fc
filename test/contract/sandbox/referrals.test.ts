import {
  activationOf,
  card,
  logIn,
  motorQuote,
  newCustomer,
  PASSWORD,
  registered,
  tokenOf,
  type TestCustomer,
} from '../../support/customer-builder'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { listOf } from '../../support/lists'
import { rawClient } from '../../support/raw-client'
import { todayInLagos } from '../../support/today-in-lagos'
import { widgetClient } from '../../support/widget-client'

const origin = sandboxOrigin()
const app = '/api/services/app'
const REWARD = 2_000

const codeOf = async ({ client }: TestCustomer): Promise<string> => {
  const { result } = await client.get(`${app}/Profile/GetCurrentUserProfileForEdit`)
  return String(Reflect.get(Object(result), 'referralCode'))
}

/** A friend who registered with the code and has confirmed the e-mail. */
const friendOf = async (referralCode: string, surname: string): Promise<TestCustomer> => {
  const account = await registered(origin, { referralCode, name: 'Friend', surname })
  const client = rawClient(origin)
  await client.post(`${app}/Account/SendEmailActivationLink`, { emailAddress: account.emailAddress })
  await client.post(`${app}/Account/ActivateEmail`, await activationOf(origin, account.emailAddress))
  const token = tokenOf((await logIn(client, account.emailAddress, PASSWORD)).result)
  return { ...account, client: client.withToken(token) }
}

const widgetOf = ({ client }: TestCustomer) => widgetClient(sandboxWidgetOrigin(), client)
const statuses = async (customer: TestCustomer) =>
  (await listOf(customer, 'Referral/GetAll?Sorting=referralName')).items.map(({ status }) => status)

test('a friend who registers with the code is a pending referral with its reward; the code is case-insensitive', async () => {
  const customer = await newCustomer(origin)
  const code = await codeOf(customer)
  await registered(origin, { referralCode: ` ${code.toLowerCase()} `, name: 'Friend', surname: 'One' })
  const { totalCount, items } = await listOf(customer, 'Referral/GetAll')
  expect(totalCount).toBe(1)
  const expected = { referralName: 'Friend One', referralCode: code, status: 'Pending', amount: REWARD }
  expect(items).toEqual([{ id: expect.any(Number) as number, ...expected }])
  const id = String(items[0]?.['id'])
  expect((await customer.client.get(`${app}/Referral/GetById?id=${id}`)).result).toEqual(items[0])
})

test('the reward is paid with the friend’s first policy, once, and only for that friend', async () => {
  const customer = await newCustomer(origin)
  const code = await codeOf(customer)
  const [buyer] = [await friendOf(code, 'A'), await friendOf(code, 'B')]
  const quotes = [await motorQuote(buyer), await motorQuote(buyer)]
  expect(await statuses(customer)).toEqual(['Pending', 'Pending'])
  const answers = await Promise.all(
    quotes.map(({ id }) => widgetOf(buyer).post('/pay/card', { quoteId: id, ...card })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await statuses(customer)).toEqual(['Paid', 'Pending'])
  const { items } = await listOf(customer, 'Referral/GetAll?Filter=paid')
  expect(items).toMatchObject([{ referralName: 'Friend A', amount: REWARD }])
})

test('a mandate does not pay the reward, which requires a paid premium', async () => {
  const customer = await newCustomer(origin)
  const friend = await friendOf(await codeOf(customer), 'A')
  const startDate = todayInLagos()
  const mandate = { accountNumber: '0000014579', bankId: 7, frequency: 'Monthly', startDate, consent: true }
  const quote = await motorQuote(friend)
  expect((await widgetOf(friend).post('/pay/mandate', { quoteId: quote.id, ...mandate })).status).toBe(200)
  expect(await statuses(customer)).toEqual(['Pending'])
  await widgetOf(friend).post('/pay/card', { quoteId: (await motorQuote(friend)).id, ...card })
  expect(await statuses(customer)).toEqual(['Paid'])
})

test('Filter is the status, case-insensitive; another text searches the names; without a page all are returned', async () => {
  const customer = await newCustomer(origin)
  const code = await codeOf(customer)
  const surnames = ['Paidson', ...Array.from({ length: 11 }, (_, index) => `Number ${index}`)]
  for (const surname of surnames) await registered(origin, { referralCode: code, name: 'Friend', surname })
  const all = await listOf(customer, 'Referral/GetAll')
  expect([all.totalCount, all.items.length]).toEqual([12, 12])
  expect(all.items[0]?.['referralName']).toBe('Friend Number 10')
  const count = async (filter: string) => (await listOf(customer, `Referral/GetAll?Filter=${filter}`)).totalCount
  expect([await count('Paid'), await count('PENDING'), await count('paidson'), await count('nobody')]).toEqual([
    0, 12, 1, 0,
  ])
  expect((await listOf(customer, 'Referral/GetAll?MaxResultCount=5&SkipCount=10')).items).toEqual(all.items.slice(10))
})
