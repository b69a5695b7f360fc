import { endpoints } from '../../../src/contract/table'
import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos } from '../../../src/domain/values/calendar-date'
import { fieldsOf } from '../../support/codec-fields'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { fine, logIn, motorQuote, tokenOf, type TestCustomer } from '../../support/customer-builder'
import { listOf, type Row } from '../../support/lists'
import { pagedLists, seeded } from '../../support/paged-lists'
import { demoCustomer } from '../../support/people'
import { rawClient } from '../../support/raw-client'
import { savingsPlan } from '../../support/savings-plan'

const app = '/api/services/app'

const every = Object.entries(pagedLists)
const pathsOf = (short: boolean) => every.flatMap(([path, { isShort = false }]) => (isShort === short ? [path] : []))

let demo: TestCustomer
beforeAll(async () => {
  demo = await demoCustomer(sandboxOrigin())
  // The demo customer has ordered nothing that is unpaid.
  await motorQuote(demo)
  fine(await demo.client.post(`${app}/Insurance/SavingsQuote`, savingsPlan))
})
const statusOf = async (path: string, query: string) => (await demo.client.get(`${app}/${path}?${query}`)).status

test('every call of the table with paging is tested here', () => {
  const lists = Object.values(endpoints).filter(({ query }) => fieldsOf(query).includes('SkipCount'))
  expect(lists.map(({ name }) => name).sort()).toEqual(every.map(([name]) => name).sort())
  for (const { query } of lists)
    expect(fieldsOf(query)).toEqual(expect.arrayContaining(['Filter', 'MaxResultCount', 'Sorting']))
})

test.each(['SkipCount=-1', 'SkipCount=x', 'MaxResultCount=0', 'MaxResultCount=1001'])(
  '%s is rejected with an error at that field',
  async (query) => {
    const answer = await demo.client.get(`${app}/Policy/GetAll?${query}`)
    const [name = ''] = query.split('=')
    expect(answer).toMatchObject({ status: 400, error: { message: 'Your request is not valid!' } })
    expect(answer.error?.validationErrors?.map(({ members }) => members)).toEqual([
      [`${name.charAt(0).toLowerCase()}${name.slice(1)}`],
    ])
  },
)

describe.each(every)('%s', (path, { sorting, of, filter }) => {
  test('sorts by a field of its allow-list, ascending and descending, case-insensitively, and by no other', async () => {
    const values = async (order: string) =>
      (await listOf(demo, `${path}?MaxResultCount=1000&Sorting=${order}`)).items.map(of)
    const up = await values(sorting)
    expect(await values(`${sorting.toUpperCase()}%20asc`)).toEqual(up)
    expect(await values(`${sorting} DESC`)).toEqual([...up].reverse())
    if (up.every((value) => typeof value === 'number')) expect(up).toEqual([...up].sort((left, right) => left - right))
    for (const order of ['passwordHash', `${sorting} sideways`, `${sorting}; drop table customer`])
      expect([order, await statusOf(path, `Sorting=${encodeURIComponent(order)}`)]).toEqual([order, 400])
  })

  test('is searched by Filter, case-insensitively, with the number of matches', async () => {
    const all = await listOf(demo, `${path}?MaxResultCount=1000`)
    const found = await listOf(demo, `${path}?MaxResultCount=1000&Filter=${encodeURIComponent(filter.toUpperCase())}`)
    expect(found.items).toHaveLength(found.totalCount)
    expect(found.totalCount).toBeLessThan(all.totalCount)
    expect(found.totalCount).toBeGreaterThan(path === 'Document/GetAll' ? -1 : 0)
    expect((await listOf(demo, `${path}?Filter=%25`)).totalCount).toBe(0)
    expect((await listOf(demo, `${path}?Filter=%20%20`)).totalCount).toBe(all.totalCount)
  })

  test('has consecutive pages without gaps or repeats, and none after its end', async () => {
    const lasting = (rows: readonly Row[]) => rows.map(({ certificateUrl: _, previewUrl: __, ...row }) => row)
    const all = await listOf(demo, `${path}?MaxResultCount=1000`)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.totalCount / 7) + 1 }, (_, page) =>
        listOf(demo, `${path}?SkipCount=${page * 7}&MaxResultCount=7`),
      ),
    )
    expect(lasting(pages.flatMap(({ items }) => items))).toEqual(lasting(all.items))
    expect(pages.at(-1)).toEqual({ totalCount: all.totalCount, items: [] })
  })
})

test('[POL-06] policies are found by their number and by that of the quote', async () => {
  const [first] = (await listOf(demo, 'Policy/GetAll')).items
  const quoteNo: unknown = Reflect.get(Object(first?.['quote']), 'quoteNo')
  for (const number of [quoteNo, first?.['policyNo']]) {
    const filter = encodeURIComponent(String(number).toLowerCase())
    const { items } = await listOf(demo, `Policy/GetAll?Filter=${filter}`)
    expect(items.map(({ id }) => id)).toEqual([first?.['id']])
  }
})

test.each(pathsOf(false))('%s returns ten rows by default', async (path) => {
  const { totalCount, items } = await listOf(demo, path)
  expect(items).toHaveLength(Math.min(10, totalCount))
})

test.each(pathsOf(true))('%s returns all of its rows by default', async (path) => {
  const { totalCount, items } = await listOf(demo, path)
  expect(items).toHaveLength(totalCount)
})

test.each(['Category/GetAllCategories', 'Insurance/GetVehicleMakes', 'Insurance/GetTravelCountries?productId=301'])(
  'the result of %s is the list itself',
  async (path) => {
    const { result } = await demo.client.get(`${app}/${path}`)
    expect(Array.isArray(result)).toBe(true)
  },
)

test('the demo customer has policies, mandates, beneficiaries and referrals of both states; the new one has none', async () => {
  const count = async (path: string) => (await listOf(demo, path)).totalCount
  expect(await count('Beneficiary/GetAll')).toBe(3)
  expect(await count('Referral/GetAll')).toBe(7)
  expect([await count('Referral/GetAll?Filter=Paid'), await count('Referral/GetAll?Filter=Pending')]).toEqual([3, 4])
  expect(await count('Policy/GetAll')).toBeGreaterThan(0)
  for (const path of ['Mandate/GetAll', ...seeded]) expect([path, await count(path)]).not.toEqual([path, 0])
  const session = await logIn(rawClient(sandboxOrigin()), 'new@portal.test', demo.password)
  const fresh = { client: rawClient(sandboxOrigin(), tokenOf(session.result)) }
  for (const path of ['Policy/GetAll', 'Mandate/GetAll', 'Referral/GetAll', ...seeded])
    expect(await listOf(fresh, path)).toEqual({ totalCount: 0, items: [] })
  expect((await fresh.client.get(`${app}/Kyc/GetAll`)).result).toMatchObject({ kycStatus: 'NewlyRegistered' })
})

test('the next payment of the demo customer’s mandates is in the future, except for completed ones', async () => {
  const { items } = await listOf(demo, 'Mandate/GetAll?MaxResultCount=100')
  // The demo customer was created when the sandbox started, which may have been before midnight.
  const started = addDays(dayInLagos(Date.now()), -1)
  for (const { frequency, startDate, endDate, nextExecuteDate } of items) {
    const next = String(nextExecuteDate)
    expect(next <= String(endDate)).toBe(true)
    if (frequency === 'Yearly') expect(next).toBe(startDate)
    else expect(next >= started).toBe(true)
  }
})
