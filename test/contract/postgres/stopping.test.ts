import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { testServer } from '../../support/backends'
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

/** A way to the database that can be cut, or fall silent as a network does that loses every packet. */
const wayTo = async (url: string) => {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port || 5432) })
    for (const [from, to] of [[near, far], [far, near]] as const) {
      sockets.add(from)
      from.on('data', (chunk) => to.write(chunk))
      from.on('close', () => to.destroy())
      from.on('error', () => undefined)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(url)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: through.href,
    silence: () => {
      for (const socket of sockets) socket.removeAllListeners('data').pause()
    },
    cut: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

test.each(['cut', 'silence'] as const)(
  '[RUN-04] a process without its database (%s) ends with code 0 within five seconds, with connections open',
  async (loss) => {
    const way = await wayTo(database.url)
    const sandbox = await startSandbox({ databaseUrl: way.url, env: { PORTAL_DRAIN_SECONDS: '30' } })
    ends.push(() => sandbox.kill().then(way.cut).then(() => removeData(sandbox.dataDir)))
    // Also leaves a connection open.
    expect((await rawClient(sandbox.origin).get('/readyz')).status).toBe(200)
    way[loss]()
    const { code, milliseconds } = await sandbox.stop()
    expect(code).toBe(0)
    expect(milliseconds).toBeLessThan(5_000)
  },
)
