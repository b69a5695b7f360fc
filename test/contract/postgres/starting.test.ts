import { Client } from 'pg'
import { testServer } from '../../support/backends'
import { failureOf } from '../../support/failure-of'
import { freshDatabase } from '../../support/fresh-database'
import { sqlOnServer } from '../../support/run-sql'
import { removeData, startSandbox } from '../../support/sandbox-process'
import { until } from '../../support/until'

jest.setTimeout(180_000)

const server = (): string => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  return testServer
}

const rowsOf = async (client: Client, statement: string): Promise<readonly unknown[]> =>
  (await client.query<Record<string, unknown>>(statement)).rows.flatMap((row) => Object.values(row))

test.each(['LATIN1', 'SQL_ASCII', 'WIN1252'])(
  '[RUN-17: encoding] a database with the encoding %s ends the start with what to do, and is not changed',
  async (encoding) => {
    const { url, drop } = await freshDatabase(server(), `encoding '${encoding}' locale 'C' template template0`)
    const { code, output } = await failureOf(startSandbox({ databaseUrl: url }))
    const client = new Client({ connectionString: url })
    await client.connect()
    const tables = await rowsOf(client, `select tablename from pg_tables where schemaname = 'public'`)
    await client.end()
    await drop()
    const { host, pathname } = new URL(url)
    expect({ code, output: output.trim(), tables }).toEqual({
      code: 1,
      output:
        `PostgreSQL at ${host}${pathname} has the encoding ${encoding}, which cannot store every name. ` +
        `Make a database with the encoding UTF8: create database … encoding 'UTF8' template template0. Nothing was changed.`,
      tables: [],
    })
  },
)

/** The lock of `src/service/start/prepare.ts`. */
const START_LOCK = 7_310_115_208

test('[RUN-17: pooler] a start waits for another one for longer than the limits that its role has', async () => {
  const { url, drop } = await freshDatabase(server())
  const name = new URL(url).pathname.slice(1)
  await sqlOnServer(url, `alter database ${name} set lock_timeout = '100ms'`)
  const [other, watcher] = [new Client({ connectionString: url }), new Client({ connectionString: url })]
  await Promise.all([other.connect(), watcher.connect()])
  await other.query(`begin; select pg_advisory_xact_lock(${START_LOCK})`)
  const starting = startSandbox({ databaseUrl: url, env: { SANDBOX: 'off' } })
  const waits = `select count(*)::int from pg_stat_activity
    where datname = '${name}' and wait_event = 'advisory' and clock_timestamp() - query_start > interval '300ms'`
  const waiting = await Promise.race([
    until(
      () => rowsOf(watcher, waits),
      ([count]) => count === 1,
      100,
    ),
    starting.then(
      () => 'it started',
      (error: unknown) => error,
    ),
  ])
  await other.query('rollback')
  await Promise.all([other.end(), watcher.end()])
  const sandbox = await starting
  await sandbox.kill()
  await removeData(sandbox.dataDir)
  await drop()
  expect(waiting).toEqual([1])
})
