import { testServer } from '../../support/backends'
import { cutOff } from '../../support/cut-off'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { rawClient } from '../../support/raw-client'
import { removeData, startSandbox } from '../../support/sandbox-process'

jest.setTimeout(120_000)

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

test.each(['cut', 'freeze'] as const)(
  '[RUN-04] a process without its database (%s) ends with code 0 within five seconds, with connections open',
  async (loss) => {
    const server = await cutOff(database.url)
    const sandbox = await startSandbox({ databaseUrl: server.url, env: { PORTAL_DRAIN_SECONDS: '30' } })
    ends.push(() =>
      sandbox
        .kill()
        .then(server.stop)
        .then(() => removeData(sandbox.dataDir)),
    )
    // Also leaves a connection open.
    expect((await rawClient(sandbox.origin).get('/readyz')).status).toBe(200)
    await server[loss]()
    const { code, milliseconds } = await sandbox.stop()
    expect(code).toBe(0)
    expect(milliseconds).toBeLessThan(5_000)
  },
)
