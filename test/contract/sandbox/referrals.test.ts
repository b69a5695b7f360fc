import { newCustomer, registered, type TestCustomer } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { listOf } from '../../support/lists'

const origin = sandboxOrigin()
const app = '/api/services/app'
const REWARD = 2_000

const codeOf = async ({ client }: TestCustomer): Promise<string> => {
  const { result } = await client.get(`${app}/Profile/GetCurrentUserProfileForEdit`)
  return String(Reflect.get(Object(result), 'referralCode'))
}

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
