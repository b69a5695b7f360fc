import { Client } from 'pg'
import { testServer } from '../../support/backends'
import { newCustomer, userDetails } from '../../support/customer-builder'
import { failureOf } from '../../support/failure-of'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { startPgBouncer } from '../../support/pgbouncer'
import { rawClient } from '../../support/raw-client'
import { sqlOnServer } from '../../support/run-sql'
import { removeData, startSandbox, type SandboxProcess } from '../../support/sandbox-process'

jest.setTimeout(180_000)

const app = '/api/services/app'

type Pooler = Awaited<ReturnType<typeof startPgBouncer>>

let database: FreshDatabase
let pooler: Pooler | undefined
const started: SandboxProcess[] = []
beforeEach(async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  database = await freshDatabase(testServer)
})
afterEach(async () => {
  for (const sandbox of started.splice(0)) {
    await sandbox.kill()
    await removeData(sandbox.dataDir)
  }
  await pooler?.stop()
  await database.drop()
})

const behind = async (mode: Parameters<typeof startPgBouncer>[1]): Promise<string> => {
  pooler = await startPgBouncer(database.url, mode)
  return pooler.url
}

const start = async (databaseUrl: string): Promise<SandboxProcess> => {
  const sandbox = await startSandbox({ databaseUrl })
  started.push(sandbox)
  return sandbox
}

const rowsOf = async (url: string, statement: string): Promise<readonly unknown[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return rows.flatMap((row) => Object.values(row))
}

const tables = `select count(*)::int from information_schema.tables where table_schema = 'public'`

const withLimits = async (): Promise<void> => {
  const name = new URL(database.url).pathname.slice(1)
  await sqlOnServer(database.url, `alter database ${name} set lock_timeout = '2s'`)
  await sqlOnServer(database.url, `alter database ${name} set idle_in_transaction_session_timeout = '10s'`)
}

test('[RUN-17: pooler] in transaction mode serves customers of two processes at once, and nothing of a session is left on it', async () => {
  await withLimits()
  const url = await behind('transaction')
  const pair = await Promise.all([start(url), start(url)])
  const customers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => newCustomer((pair[index % 2] ?? pair[0]).origin)),
  )
  const calls = customers.flatMap((customer) =>
    pair.flatMap(({ origin }) => {
      const client = rawClient(origin, customer.client.token)
      return [
        ...Array.from({ length: 10 }, () => client.get(`${app}/Profile/GetCurrentUserProfileForEdit`)),
        ...Array.from({ length: 10 }, () => client.get(`${app}/Policy/GetAll`)),
        client.put(`${app}/Profile/UpdateCurrentUserProfile`, userDetails(customer)),
      ]
    }),
  )
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses).toEqual(statuses.map(() => 200))
  expect(await rowsOf(url, 'select name from pg_prepared_statements')).toEqual([])
  expect(
    await rowsOf(url, `select setting from pg_settings where source = 'session' and name ~ '(lock|idle.*)_timeout'`),
  ).toEqual([])
})

test('[RUN-17: pooler] in transaction mode is refused without limits of time, with what sets them', async () => {
  const url = await behind('transaction')
  const { code, output } = await failureOf(startSandbox({ databaseUrl: url }))
  const { host, pathname, username } = new URL(url)
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    `PostgreSQL at ${host}${pathname} is behind a pooler that gives each transaction another connection, on which no limit of time can be set. ` +
      'Set them for the role, and have the pooler connect again (RECONNECT in PgBouncer): ' +
      `alter role ${username} set lock_timeout = '2s'; alter role ${username} set idle_in_transaction_session_timeout = '10s'; ` +
      'Nothing was changed.',
  )
  expect(await rowsOf(database.url, tables)).toEqual([0])
})

test('[RUN-17: pooler] in statement mode is refused, since it takes no transactions', async () => {
  const { code, output } = await failureOf(startSandbox({ databaseUrl: await behind('statement') }))
  expect(code).toBe(1)
  expect(output).toContain('does not take transactions')
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(await rowsOf(database.url, tables)).toEqual([0])
})

test('[RUN-17: pooler] in session mode is like the server itself', async () => {
  const sandbox = await start(await behind('session'))
  const { client } = await newCustomer(sandbox.origin)
  expect((await client.get(`${app}/Policy/GetAll`)).status).toBe(200)
})
