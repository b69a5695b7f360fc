import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { testServer } from '../../support/backends'
import { newCustomer } from '../../support/customer-builder'
import { removeData, startSandbox, type SandboxProcess } from '../../support/sandbox-process'

jest.setTimeout(120_000)

const name = `service_${randomBytes(6).toString('hex')}`
const password = randomBytes(12).toString('hex')

let url = ''
let sandbox: SandboxProcess | undefined

const asSuperuser = async (...statements: readonly string[]): Promise<void> => {
  const client = new Client({ connectionString: testServer })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

beforeAll(() => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  // Changed in nothing but the name, since the server is not this test's alone.
  const script = readFileSync('deploy/database.sql', 'utf8').replaceAll(/\bportal\b/g, name)
  const psql = spawnSync('psql', ['--no-psqlrc', '--set=ON_ERROR_STOP=1', testServer], {
    input: script,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_PASSWORD: password },
  })
  if (psql.status !== 0) throw new Error(psql.error?.message ?? psql.stderr)
  const address = new URL(testServer)
  address.username = name
  address.password = password
  address.pathname = `/${name}`
  url = address.href
})
afterAll(async () => {
  await sandbox?.kill()
  if (sandbox !== undefined) await removeData(sandbox.dataDir)
  await asSuperuser(`drop database if exists ${name} with (force)`, `drop role if exists ${name}`)
})

test('[RUN-05] the service runs as the role that the compose file makes, which is no superuser', async () => {
  sandbox = await startSandbox({ databaseUrl: url })
  expect((await fetch(`${sandbox.origin}/readyz`)).status).toBe(200)
  await newCustomer(sandbox.origin)

  const client = new Client({ connectionString: url })
  await client.connect()
  const rights =
    'select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user'
  const { rows } = await client.query<Record<string, boolean>>(rights)
  await client.end()
  expect(rows.flatMap(Object.values)).toEqual([false, false, false, false, false])
})
