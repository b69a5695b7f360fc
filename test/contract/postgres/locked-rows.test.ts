import { Client } from 'pg'
import { testServer } from '../../support/backends'
import { motorQuote, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { listOf } from '../../support/lists'
import { payQuote } from '../../support/pay-at-once'
import { removeData, startSandbox, type SandboxProcess } from '../../support/sandbox-process'
import { until } from '../../support/until'
import { widgetToken } from '../../support/widget-client'

jest.setTimeout(60_000)

let database: FreshDatabase
let sandbox: SandboxProcess
let holder: Client
let watcher: Client

const connected = async (): Promise<Client> => {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  return client
}

beforeAll(async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  database = await freshDatabase(testServer)
  sandbox = await startSandbox({ databaseUrl: database.url })
  holder = await connected()
  watcher = await connected()
})
afterAll(async () => {
  await holder.end()
  await watcher.end()
  await sandbox.stop()
  await removeData(sandbox.dataDir)
  await database.drop()
})

/** A payment of a quote, with a token taken before. */
const payment = async ({ client }: TestCustomer, quoteId: number) => {
  const token = await widgetToken(client, quoteId)
  return () => payQuote(sandbox.widgetOrigin, token, quoteId, 'card')
}

/** The number of statements that wait for a lock. */
const waiting = async () => {
  const { rowCount } = await watcher.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount
}

test('[RUN-11] fifty payments of one customer wait for a locked row on three connections, and are busy before anybody gives up', async () => {
  const [one, other] = [await newCustomer(sandbox.origin), await newCustomer(sandbox.origin)]
  const [held, free] = [await motorQuote(one), await motorQuote(other)]
  const [payHeld, payFree] = [await payment(one, held.id), await payment(other, free.id)]
  await holder.query('begin')
  await holder.query('select id from quote where id = $1 for update', [held.id])
  const answered: string[] = []
  const payments = Array.from({ length: 50 }, async () => {
    const { status, headers } = await payHeld()
    answered.push(`${String(status)} ${String(headers.get('retry-after'))}`)
  })
  expect(await until(waiting, (count) => count === 3)).toBe(3)
  // They hold up nobody else, whose answers come before the first of theirs.
  expect((await listOf(other, 'Policy/GetAll')).totalCount).toBe(0)
  expect((await payFree()).status).toBe(200)
  expect(answered).toEqual([])
  await Promise.all(payments)
  expect(new Set(answered)).toEqual(new Set(['503 2', '503 10']))
  await holder.query('rollback')
  expect((await listOf(one, 'Policy/GetAll')).totalCount).toBe(0)
  expect((await payHeld()).status).toBe(200)
})

test('[RUN-11] a new token for a customer whose row is locked is busy after two seconds, and there once it is free', async () => {
  const { client, emailAddress } = await newCustomer(sandbox.origin)
  const newToken = () => client.get('/api/TokenAuth/Getaccess')
  await holder.query('begin')
  await holder.query('select id from customer where email_address = $1 for update', [emailAddress])
  const { status, error } = await newToken()
  expect([status, error?.code, error?.message]).toEqual([
    503,
    'NothingDone',
    'The service is busy, and nothing was done. Please try again later.',
  ])
  await holder.query('rollback')
  expect((await newToken()).status).toBe(200)
})
