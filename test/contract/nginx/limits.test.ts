import { get, type IncomingMessage } from 'node:http'
import { testServer } from '../../support/backends'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { startNginx } from '../../support/nginx'
import { removeData, startSandbox, type SandboxProcess } from '../../support/sandbox-process'

jest.setTimeout(120_000)

/** What two processes take of one address in a minute, and one more. */
const TOO_MANY = 2 * 60 + 1

let database: FreshDatabase
let processes: readonly SandboxProcess[] = []
let nginx: Awaited<ReturnType<typeof startNginx>>

const portsOf = ({ origin, widgetOrigin }: SandboxProcess) => ({
  portal: new URL(origin).port,
  widget: new URL(widgetOrigin).port,
})

beforeAll(async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  database = await freshDatabase(testServer)
  // As compose.yaml has it.
  const start = () => startSandbox({ databaseUrl: database.url, env: { TRUST_PROXY: '1' } })
  const [first, second] = await Promise.all([start(), start()])
  processes = [first, second]
  nginx = await startNginx(portsOf(first), portsOf(second))
})
afterAll(async () => {
  await nginx.stop()
  for (const sandbox of processes) {
    await sandbox.kill()
    await removeData(sandbox.dataDir)
  }
  await database.drop()
})

/** A check of an unknown certificate, from one of this machine's own addresses. */
const check = async (localAddress: string, forwarded: string): Promise<number | undefined> => {
  const options = { localAddress, headers: { 'x-forwarded-for': forwarded } }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${nginx.origin}/verify/0000`, options, resolve).on('error', reject)
  })
  answer.resume()
  return answer.statusCode
}

test('[RUN-09] an address that floods the check page is refused, whatever it forwards, and another one is answered', async () => {
  const flood = []
  for (let sent = 0; sent < TOO_MANY; sent += 1) flood.push(await check('127.0.0.1', `203.0.113.${sent}`))
  expect(flood.at(0)).toBe(404)
  expect(flood.at(-1)).toBe(429)
  // Each process answers.
  for (const _ of processes) expect(await check('127.0.0.2', '127.0.0.1')).toBe(404)
})
