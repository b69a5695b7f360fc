import { Client } from 'pg'
import { testServer } from '../../support/backends'
import { newCustomer, userDetails, type TestCustomer } from '../../support/customer-builder'
import { cutOff, type CutOff } from '../../support/cut-off'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { rawClient, type Answer, type RawClient } from '../../support/raw-client'
import { removeData, startSandbox, type SandboxProcess } from '../../support/sandbox-process'
import { until } from '../../support/until'

jest.setTimeout(120_000)

const app = '/api/services/app'
const profile = `${app}/Profile/GetCurrentUserProfileForEdit`

let database: FreshDatabase
let server: CutOff
let sandbox: SandboxProcess
let buyer: TestCustomer
let customer: RawClient
beforeAll(async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  database = await freshDatabase(testServer)
  server = await cutOff(database.url)
  sandbox = await startSandbox({ databaseUrl: server.url })
  buyer = await newCustomer(sandbox.origin)
  customer = buyer.client
})
afterAll(async () => {
  await server.restore()
  await sandbox.stop()
  await removeData(sandbox.dataDir)
  await server.stop()
  await database.drop()
})

const saveProfile = () => customer.put(`${app}/Profile/UpdateCurrentUserProfile`, userDetails(buyer))

const isBusy = ({ error }: Answer) => error?.message?.startsWith('The service is busy') === true

const expectAway = ({ status, headers, success, error }: Answer) => {
  expect({ status, success, message: error?.message, retryAfter: headers.get('retry-after') }).toEqual({
    status: 503,
    success: false,
    message: 'The service is not available. Please try again later.',
    retryAfter: '5',
  })
}

const expectBack = async () => {
  expect((await customer.get(profile)).status).toBe(200)
  expect((await fetch(`${sandbox.origin}/readyz`)).status).toBe(200)
}

test('[RUN-03: 503] while the database is away, every call is a 503 in an envelope, and none logs the customer out', async () => {
  await expectBack()
  await server.cut()
  for (const answer of [
    await customer.get(profile),
    await saveProfile(),
    await rawClient(sandbox.origin).post('/api/TokenAuth/Authenticate', {
      userNameOrEmailAddress: 'demo@portal.test',
      password: 'x',
    }),
  ])
    expectAway(answer)
  expect((await fetch(`${sandbox.origin}/readyz`)).status).toBe(503)
  expect((await fetch(`${sandbox.origin}/healthz`)).status).toBe(200)
  await server.restore()
  await expectBack()
})

test('[RUN-03: 503] a connection that breaks in the middle of transactions is an outage of these alone', async () => {
  const saves = Promise.all(Array.from({ length: 40 }, saveProfile))
  await Promise.race([saves, saveProfile()])
  await server.cut()
  for (const answer of await saves) if (answer.status !== 200 && !isBusy(answer)) expectAway(answer)
  await server.restore()
  await expectBack()
})

test('[RUN-03: 503] a read on connections that broke while nobody used them is answered from a new one', async () => {
  const reads = () => Promise.all(Array.from({ length: 14 }, () => customer.get(profile)))
  await reads()
  server.breakAtNextStatement()
  for (const answer of await reads()) expect(answer.status).toBe(200)
  await expectBack()
})

test('[RUN-03: 503] [RUN-11] with a table locked, calls are busy after two seconds, and those without a connection end after three', async () => {
  const holder = new Client({ connectionString: database.url })
  await holder.connect()
  // Those of one customer take too few turns at once to wait for a connection.
  const { client: other } = await newCustomer(sandbox.origin)
  const askWhileLocked = async () => {
    await holder.query('begin; lock table kyc_section in access exclusive mode')
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, call) => (call % 2 === 0 ? customer : other).get(profile)),
    )
    await holder.query('rollback')
    const busy = answers.filter(isBusy)
    return { busy, away: answers.filter((answer) => !busy.includes(answer)) }
  }
  // A busy machine may send them so slowly that none waits for a connection that long: then once more.
  const { busy, away } = await until(askWhileLocked, (round) => round.busy.length > 0 && round.away.length > 0)
  await holder.end()
  for (const { status, headers } of busy) expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  for (const answer of away) expectAway(answer)
  expect([busy.length, away.length]).not.toContain(0)
  await expectBack()
})

test('[RUN-03: 503] a database that does not answer is a 503 before the portal gives up', async () => {
  server.freeze()
  expectAway(await customer.get(profile))
  await server.restore()
  await expectBack()
})
