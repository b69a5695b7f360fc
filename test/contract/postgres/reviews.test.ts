import { Client } from 'pg'
import { testServer } from '../../support/backends'
import { completeKyc, newCustomer } from '../../support/customer-builder'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { review } from '../../support/reviews'
import { removeData, startSandbox, type SandboxProcess } from '../../support/sandbox-process'
import { until } from '../../support/until'

jest.setTimeout(120_000)

let database: FreshDatabase
let sandbox: SandboxProcess
let client: Client
beforeAll(async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  database = await freshDatabase(testServer)
  sandbox = await startSandbox({ databaseUrl: database.url })
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await sandbox.kill()
  await removeData(sandbox.dataDir)
  await database.drop()
})

const isAnybodyWaiting = async (): Promise<boolean> => {
  const { rows } = await client.query('select 1 from pg_locks where not granted')
  return rows.length > 0
}

test.each(['approve', 'reject'])(
  '[KYC-24: decision] a save that is not finished when somebody decides is waited for, and the decision is refused: %s',
  async (decision) => {
    const customer = await newCustomer(sandbox.origin)
    await completeKyc(customer)
    await client.query('begin')
    await client.query(
      "update kyc_section set version = version + 1 where field = 'Bvn Info' and customer_id = (select id from customer where email_address = $1)",
      [customer.emailAddress],
    )
    const decided = review(sandbox.origin, customer.emailAddress, { decision, sections: ['Medical Info'] })
    expect(await until(isAnybodyWaiting, (found) => found)).toBe(true)
    await client.query('commit')
    // Whoever waits for a lock for too long is told that nothing was done.
    expect([500, 503]).toContain((await decided).status)
    const { result } = await customer.client.get('/api/services/app/Kyc/GetAll')
    const sections = Reflect.get(Object(result), 'items') as { status: string }[]
    expect(sections.map(({ status }) => status)).toEqual(Array(6).fill('Pending'))
  },
)
