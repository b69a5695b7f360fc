import { openStore, type Store } from '../../support/backends'
import { card, fine, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { listOf } from '../../support/lists'
import { rawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { copying, largestHome } from '../../support/stored'
import { widgetClient } from '../../support/widget-client'
import { makePolicyPort } from '../../../src/adapters/http/policy'
import { aCall, connect, valueOf } from '../ports/connect'

jest.setTimeout(180_000)

const app = '/api/services/app'
const COVERS = 260
const ROW_BYTES = 2_000
const PAGE_BYTES = 256 * 1024

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

describe('[RUN-16: rows, pages] a customer with many covers of the largest size', () => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer
  const owner = () => ({ client: rawClient(sandbox.origin, customer.client.token) })
  const buy = async (quoteId: number) =>
    fine(await widgetClient(sandbox.widgetOrigin, owner().client).post('/pay/card', { quoteId, ...card }))
  const restarted = async (...statements: readonly string[]) => {
    await sandbox.stop()
    await store.sql(statements.join('\n'))
    sandbox = await store.start()
  }

  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    // The longest texts that a row can show.
    customer = await newCustomer(sandbox.origin, { name: 'ኢ'.repeat(64), surname: 'ትዮ'.repeat(32) })
    const body = largestHome(`${'"'.repeat(300)} Street`, 'ትዮ'.repeat(128))
    const small = { ...body, building: body.building.slice(0, 1).map((building) => ({ ...building, items: [] })) }
    for (const request of [small, largestHome('Allen Avenue')]) {
      const answer = await owner().client.post(`${app}/Insurance/HomeQuote`, request)
      fine(answer)
      await buy((answer.result as { readonly id: number }).id)
    }
    await restarted(copying('covers', customer, COVERS - 2))
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('each row of the list is small, and says one fact of what is covered', async () => {
    const { totalCount, items } = await listOf(owner(), 'Policy/GetAll?MaxResultCount=60')
    expect([totalCount, items.length]).toEqual([COVERS, 60])
    for (const row of items) {
      expect(bytesOf(row)).toBeLessThanOrEqual(ROW_BYTES)
      expect(row['details']).toEqual([{ label: 'Home 1 of 5: Address', value: '1 Allen Avenue, Ikeja, Lagos' }])
    }
    const [first] = (await listOf(owner(), 'Policy/GetAll?MaxResultCount=1&Sorting=creationTime')).items
    expect(bytesOf(first)).toBeLessThanOrEqual(ROW_BYTES)
    expect(bytesOf(first)).toBeGreaterThan(1_300)
  })

  test('a page ends early with the true number of rows, and goes on where it ended', async () => {
    const first = await listOf(owner(), 'Policy/GetAll?MaxResultCount=1000')
    expect(first.totalCount).toBe(COVERS)
    expect(first.items.length).toBeLessThan(COVERS)
    expect(bytesOf(first.items)).toBeLessThanOrEqual(PAGE_BYTES)
    const rest = await listOf(owner(), `Policy/GetAll?MaxResultCount=1000&SkipCount=${first.items.length}`)
    expect(first.items.length + rest.items.length).toBe(COVERS)
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(COVERS)
  })

  test('[RUN-16: pages] the portal reads the rest of such a page', async () => {
    const portal = connect({ apiHost: sandbox.origin, token: customer.client.token })
    const { rows, total } = valueOf(await makePolicyPort(portal.http).list({ skip: 0, take: 300 }, aCall())())
    expect([rows.length, total]).toEqual([COVERS, COVERS])
    expect(rows.every(({ covered }) => covered !== undefined)).toBe(true)
    expect(portal.sent.map(({ path }) => path.split('?')[0])).toEqual(Array(2).fill(`${app}/Policy/GetAll`))
  })

  test("a policy's whole details come by its own call", async () => {
    const [row] = (await listOf(owner(), 'Policy/GetAll?MaxResultCount=1')).items
    const { result } = await owner().client.get(`${app}/Policy/GetById?id=${String(row?.['id'])}`)
    const { details } = result as { readonly details: readonly unknown[] }
    // Who is covered; of each home its address, description, sums and items; the excess.
    expect(details).toHaveLength(1 + 5 * (4 + 50) + 1)
  })

  test('[RUN-16: rows] a list has the place of the form that renews, and the policy the form', async () => {
    await restarted(
      `update policy set cover_to = cover_from + 30 where id in
        (select id from policy where customer_id = (select id from customer where email_address = '${customer.emailAddress}')
        order by id limit 1)`,
    )
    const [row] = (await listOf(owner(), 'Policy/GetAll?MaxResultCount=1&Sorting=creationTime')).items
    expect(row?.['renewal']).toEqual({ categoryId: 4, productId: 401, form: {} })
    const { result } = await owner().client.get(`${app}/Policy/GetById?id=${String(row?.['id'])}`)
    expect(result).toMatchObject({ renewal: { categoryId: 4, productId: 401, form: { city: 'Ikeja', items: [] } } })
  })

  test('[RUN-16: rows] [RUN-14: migrations] what a version before stored is shown like any other', async () => {
    const before = await listOf(owner(), 'Policy/GetAll?MaxResultCount=60')
    const ended = /"certificateUrl":"[^"]*"/g
    const shown = ({ items }: { readonly items: unknown }) => JSON.stringify(items).replaceAll(ended, '')
    await restarted(
      `drop index policy_without_summary; alter table policy drop column summary;
      delete from migration where name = '0026-policy-summary.sql';`,
    )
    expect(shown(await listOf(owner(), 'Policy/GetAll?MaxResultCount=60'))).toBe(shown(before))
  })
})
