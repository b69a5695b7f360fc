import { countEach, countFailure, pauseOf, refuseOver } from '../../../src/service/account/rate-windows'
import { insertCustomer } from '../../../src/service/account/repository'
import { connect } from '../../../src/service/platform/database/connect'
import type { Connection } from '../../../src/service/platform/database/database'
import { prepare } from '../../../src/service/start/prepare'
import { outboxMessage } from '../../../src/service/platform/mail/tables'
import { sendMail } from '../../../src/service/platform/mail/repository'
import { startDelivery } from '../../../src/service/platform/mail/delivery'
import { issueCode } from '../../../src/service/account/phone/repository'
import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { testServer } from '../../support/backends'
import { businessTime, moveClock } from '../../support/business-time'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { unique } from '../../support/raw-client'
import { removeData, startSandbox } from '../../support/sandbox-process'
import { todayInLagos } from '../../support/today-in-lagos'
import { until } from '../../support/until'

jest.setTimeout(120_000)

const start = Date.parse('2025-06-16T12:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1_000)
const MINUTE = { requests: 1, milliseconds: 60_000 }
const DAY = 86_400

const server = (): string => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  return testServer
}

describe('limits, on a clock that a test sets back by a day', () => {
  let database: FreshDatabase
  let connection: Connection
  beforeAll(async () => {
    database = await freshDatabase(server())
    connection = await connect({ databaseUrl: database.url, dataDir: '' })
    await prepare(connection, { sandbox: false, passwordHashing: 'cheap' }, at(0))
  })
  afterAll(async () => {
    await connection.close()
    await database.drop()
  })

  test('[RUN-14: clock that jumps back] a limit of requests ends; one that a process a little behind counts in holds', async () => {
    const count = async (seconds: number) => {
      const [window] = await countEach(connection.db, [{ key: 'requests', limit: MINUTE }], at(seconds))
      if (window !== undefined) refuseOver(window, MINUTE, at(seconds))
    }
    await count(0)
    await expect(count(-30)).rejects.toThrow('too many')
    await count(-DAY)
    await expect(count(-DAY)).rejects.toThrow('too many')
  })

  test('[RUN-14: clock that jumps back] a pause after failures ends', async () => {
    const fail = (seconds: number) => countFailure(connection.db, 'failures', MINUTE, at(seconds))
    expect(await fail(0)).toBeUndefined()
    expect(await pauseOf(connection.db, 'failures', MINUTE, at(-30))).toEqual(at(60))
    expect(await pauseOf(connection.db, 'failures', MINUTE, at(-DAY))).toBeUndefined()
    expect(await fail(-DAY)).toBeUndefined()
    expect(await fail(-DAY)).toEqual(at(60 - DAY))
  })

  test('[RUN-14: clock that jumps back] a number can have a code, and after a minute another one', async () => {
    const userName = unique('customer')
    const account = {
      name: 'A',
      surname: 'B',
      userName,
      emailAddress: `${userName}@mail.test`,
      passwordHash: '',
      emailConfirmed: true,
    }
    const { id } = (await insertCustomer(connection.db, account, at(0))) ?? { id: '' }
    const send = (seconds: number) => issueCode(connection.db, id, '+2348035550001', at(seconds))
    await send(0)
    await expect(send(-30)).rejects.toThrow('too many')
    await send(-DAY)
    await expect(send(59 - DAY)).rejects.toThrow('too many')
    await send(60 - DAY)
  })

  test('[RUN-14: clock that jumps back] a letter is tried again', async () => {
    await sendMail(connection.db, 'ada@mail.test', { subject: 'A letter', text: '' }, at(-DAY))
    await connection.db.update(outboxMessage).set({ attempts: 5, nextAttemptAt: at(1_800) })
    const sent: string[] = []
    const transport = { send: ({ to }: { to: string }) => Promise.resolve(void sent.push(to)), close: () => undefined }
    const failures: unknown[] = []
    const options = { db: connection.db, transport, keep: true, failed: (failure: unknown) => failures.push(failure) }
    const delivered = async () =>
      (await connection.db.select().from(outboxMessage)).every(({ deliveredAt }) => deliveredAt !== null)
    const delivery = startDelivery({ ...options, clock: () => at(60 - DAY) })
    await until(delivered, (isDelivered) => isDelivered || failures.length > 0)
    await delivery.stop()
    expect([sent, failures]).toEqual([['ada@mail.test'], []])
  })
})

test('[RUN-14: business time] business time is the same in all processes, whichever moves it, and those that start later', async () => {
  const database = await freshDatabase(server())
  const open = () => startSandbox({ databaseUrl: database.url })
  const [one, two] = await Promise.all([open(), open()])
  const hour = 3_600_000
  const differ = async (origins: readonly string[]) => {
    const times = await Promise.all(origins.map(async (origin) => (await businessTime(origin)).getTime()))
    return Math.max(...times) - Math.min(...times) > hour
  }
  const agree = async (origins: readonly string[]) => {
    await until(
      () => differ(origins),
      (isDifferent) => !isDifferent,
    )
    return (await businessTime(origins[0] ?? '')).toISOString().slice(0, 10)
  }
  const today = todayInLagos()
  expect((await moveClock(one.origin, `${addDays(today, 40)}T12:00:00Z`)).status).toBe(200)
  expect(await agree([two.origin, one.origin])).toBe(addDays(today, 40))
  // The other one moves it at the same moment, to an earlier day: the later one of both stays.
  const answers = await Promise.all([
    moveClock(two.origin, `${addDays(today, 60)}T12:00:00Z`),
    moveClock(one.origin, `${addDays(today, 50)}T12:00:00Z`),
  ])
  expect(answers[0].status).toBe(200)
  const three = await open()
  expect(await agree([one.origin, two.origin, three.origin])).toBe(addDays(today, 60))
  await Promise.all([one, two, three].map((sandbox) => sandbox.stop()))
  await Promise.all([one, two, three].map(({ dataDir }) => removeData(dataDir)))
  await database.drop()
})
