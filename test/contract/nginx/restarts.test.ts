import { Client } from 'pg'
import { testServer } from '../../support/backends'
import { portsOf } from '../../support/behind-nginx'
import { newCustomer } from '../../support/customer-builder'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { startNginx, type Ports } from '../../support/nginx'
import { rawClient, type Answer } from '../../support/raw-client'
import { removeData, startSandbox, type SandboxProcess } from '../../support/sandbox-process'
import { vehicle } from '../../support/vehicle'

jest.setTimeout(300_000)

const app = '/api/services/app'
const REQUESTS = 400
/** Each of them may have 200 open quotes. */
const CUSTOMERS = 20

let database: FreshDatabase
const ends: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  database = await freshDatabase(testServer)
})
afterAll(async () => {
  await Promise.all(ends.map((end) => end()))
  await database.drop()
})

const started = async (ports: Partial<Ports> = {}): Promise<SandboxProcess> => {
  const env = { PORT: ports.portal ?? '0', WIDGET_PORT: ports.widget ?? '0', PORTAL_DRAIN_SECONDS: '30' }
  const sandbox = await startSandbox({ databaseUrl: database.url, env })
  ends.push(() => sandbox.kill().then(() => removeData(sandbox.dataDir)))
  return sandbox
}

/** Whether the process has answered one of the quotes below. */
const hasQuoted = ({ output }: SandboxProcess): boolean =>
  output().includes('"route":"/api/services/app/Insurance/VehicleQuote","status":200')

const quotesInDatabase = async (): Promise<number> => {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ quotes: number }>('select count(*)::int as quotes from quote')
  await client.end()
  return rows[0]?.quotes ?? 0
}

describe('two processes behind nginx with the documented configuration', () => {
  test('[RUN-04] [RUN-05] lose no request and do none twice while one after the other is restarted under load', async () => {
    const before = await Promise.all([started(), started()])
    const nginx = await startNginx(portsOf(before[0]), portsOf(before[1]))
    ends.push(nginx.stop)
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => newCustomer(before[0].origin)))
    const proxied = customers.map(({ client }) => rawClient(nginx.origin, client.token))
    const next = () => proxied[writes.length % CUSTOMERS] ?? rawClient(nginx.origin)
    const quotesBefore = await quotesInDatabase()

    const [reads, writes]: [Answer[], Answer[]] = [[], []]
    let after: readonly SandboxProcess[] = []
    // Each of the four processes has its part.
    const isUnderWay = () =>
      after.length < before.length || ![...before, ...after].every(hasQuoted) || reads.length + writes.length < REQUESTS
    const load = async (): Promise<void> => {
      while (isUnderWay()) {
        reads.push(await next().get(`${app}/Profile/GetCurrentUserProfileForEdit`))
        const quote = { signature: 'MOTOR', productId: 101, vehicles: [vehicle] }
        writes.push(await next().post(`${app}/Insurance/VehicleQuote`, quote))
      }
    }
    const restart = async (sandbox: SandboxProcess): Promise<SandboxProcess> => {
      const { code } = await sandbox.stop()
      expect(code).toBe(0)
      return started(portsOf(sandbox))
    }
    const loads = Promise.all([load(), load(), load(), load()])
    after = [await restart(before[0]), await restart(before[1])]
    await loads

    for (const answers of [reads, writes]) {
      expect(answers.length).toBeGreaterThanOrEqual(REQUESTS / 2)
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    }
    const ids = new Set(writes.map(({ result }) => (result as { id: number }).id))
    expect(ids.size).toBe(writes.length)
    expect(await quotesInDatabase()).toBe(quotesBefore + writes.length)

    // Logged is the id that nginx gave the request and the answer has.
    const logs = [...before, ...after].map(({ output }) => output())
    for (const { headers } of [...reads, ...writes]) {
      const id = headers.get('x-request-id') ?? 'none'
      expect(id).toMatch(/^[0-9a-f]{32}$/)
      expect(logs.some((log) => log.includes(`"requestId":"${id}"`))).toBe(true)
    }
  })
})
