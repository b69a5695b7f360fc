import { sql } from 'drizzle-orm'
import { connect } from '../../../src/service/platform/database/connect'
import type { Connection } from '../../../src/service/platform/database/database'
import { isMigrated } from '../../../src/service/platform/database/migrator'
import { transact } from '../../../src/service/platform/database/transaction'
import { isDatabaseAway } from '../../../src/service/platform/database/unavailable'
import { testServer } from '../../support/backends'
import { newCustomer, userDetails } from '../../support/customer-builder'
import { failureOf } from '../../support/failure-of'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { sqlOnServer } from '../../support/run-sql'
import { removeData, startSandbox, type SandboxProcess } from '../../support/sandbox-process'
import { until } from '../../support/until'

jest.setTimeout(120_000)

const app = '/api/services/app'

let database: FreshDatabase
let sandbox: SandboxProcess
beforeAll(async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  database = await freshDatabase(testServer)
  sandbox = await startSandbox({ databaseUrl: database.url })
})
afterAll(async () => {
  await sandbox.kill()
  await removeData(sandbox.dataDir)
  await database.drop()
})

/** As where another server has taken over: what is connected is cut off, and who connects again can only read. */
const becomes = async (state: 'read-only' | 'writable'): Promise<void> => {
  const name = new URL(database.url).pathname.slice(1)
  await sqlOnServer(
    database.url,
    `begin read write; alter database ${name} set default_transaction_read_only = ${state === 'read-only' ? 'on' : 'off'}; commit`,
  )
  await sqlOnServer(
    database.url,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  )
}

describe('a service on a database that becomes read-only', () => {
  const ready = async () => (await fetch(`${sandbox.origin}/readyz`)).status

  test('[RUN-17: read-only] answers every call with 503 and Retry-After, is not ready, and is back by itself', async () => {
    const customer = await newCustomer(sandbox.origin)
    const save = () => customer.client.put(`${app}/Profile/UpdateCurrentUserProfile`, userDetails(customer))
    const read = () => customer.client.get(`${app}/Policy/GetAll`)
    expect([(await save()).status, (await read()).status, await ready()]).toEqual([200, 200, 200])
    await becomes('read-only')
    expect(await until(ready, (status) => status === 503)).toBe(503)
    for (const { status, headers, error } of [await save(), await read(), await save()])
      expect([status, headers.get('retry-after'), error?.message]).toEqual([
        503,
        '5',
        'The service is not available. Please try again later.',
      ])
    const { code, output } = await failureOf(startSandbox({ databaseUrl: database.url }))
    const { host, pathname } = new URL(database.url)
    expect([code, output.trim()]).toEqual([
      1,
      `PostgreSQL at ${host}${pathname} is read-only: it is a standby, or has no room for more. Nothing was changed.`,
    ])
    await becomes('writable')
    expect(await until(ready, (status) => status === 200)).toBe(200)
    expect([(await save()).status, (await read()).status]).toEqual([200, 200])
  })
})

describe('a connection that becomes read-only', () => {
  let connection: Connection
  beforeEach(async () => {
    connection = await connect({ databaseUrl: database.url, dataDir: '' })
    await connection.db.execute(sql`set default_transaction_read_only = on`)
  })
  afterEach(() => connection.close())

  const write = sql`update customer set name = name where false`
  test.each<[string, () => Promise<unknown>]>([
    ['a statement', () => connection.db.execute(write)],
    ['a transaction', () => transact(connection.db, (transaction) => transaction.execute(write))],
    ['the question whether it is ready', () => isMigrated(connection.db)],
  ])('[RUN-17: read-only] is dropped after %s, which counts as away, and the next one works', async (_, work) => {
    const failure = await work().then(
      () => 'done',
      (error: unknown) => error,
    )
    expect(isDatabaseAway(failure)).toBe(true)
    expect(connection.stats?.().total).toBe(0)
    await work()
  })

  test('[RUN-17: read-only] goes on being read, since it is not known yet', async () => {
    expect(await connection.db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] })
  })
})
