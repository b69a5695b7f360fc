import { eq } from 'drizzle-orm'
import { openSteadyTime } from '../../../src/service/platform/steady-time/shared-steady-time'
import { connect } from '../../../src/service/platform/database/connect'
import type { Connection } from '../../../src/service/platform/database/database'
import { setting } from '../../../src/service/platform/database/setting'
import { prepare } from '../../../src/service/start/prepare'
import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { testServer } from '../../support/backends'
import { businessTime, moveClock } from '../../support/business-time'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { lasting } from '../../support/lasting'
import { removeData, startSandbox } from '../../support/sandbox-process'
import { todayInLagos } from '../../support/today-in-lagos'
import { until } from '../../support/until'

jest.setTimeout(120_000)

const start = Date.parse('2025-06-16T12:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1_000)

const server = (): string => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  return testServer
}

/** A system's clock that a test sets, and the time that has really passed, in seconds. */
const machine = () => {
  let [system, elapsed] = [0, 0]
  return {
    measure: () => ({ system: start + system * 1_000, elapsed: elapsed * 1_000 }),
    pass: (seconds: number) => {
      system += seconds
      elapsed += seconds
    },
    set: (seconds: number) => {
      system += seconds
    },
  }
}

describe('what lasts, on a machine whose clock is set back', () => {
  let database: FreshDatabase
  let connection: Connection
  beforeAll(async () => {
    database = await freshDatabase(server())
    connection = await connect({ databaseUrl: database.url, dataDir: '' })
    await prepare(connection, { sandbox: false, passwordHashing: 'cheap' }, at(0))
  })
  beforeEach(() => connection.db.delete(setting).where(eq(setting.name, 'steady-time')))
  afterAll(async () => {
    await connection.close()
    await database.drop()
  })

  const cases = Object.entries(lasting).flatMap(([name, of]) => [
    [name, 'less', of, of.seconds / 2] as const,
    [name, 'more', of, of.seconds * 2] as const,
  ])

  test.each(cases)(
    '[RUN-14: clock that jumps back] %s lasts its length, by %s than which the clock is set back',
    async (_, __, of, back) => {
      const { measure, pass, set } = machine()
      const { now } = await openSteadyTime(connection.db, measure)
      const holds = await of.begin(connection.db, now)
      expect(await holds()).toBe(true)
      set(-back)
      expect(await holds()).toBe(true)
      pass(of.seconds - 1)
      expect(await holds()).toBe(true)
      pass(1)
      expect(await holds()).toBe(false)
    },
  )

  test.each(cases)(
    '[RUN-14: clock that jumps back] %s does not come back, by %s than which the clock is set back',
    async (_, __, of, back) => {
      const { measure, pass, set } = machine()
      const { now } = await openSteadyTime(connection.db, measure)
      const holds = await of.begin(connection.db, now)
      pass(of.seconds)
      now()
      set(-back)
      now()
      // The clock shows the time of the lock again.
      pass(back - of.seconds / 4)
      expect(await holds()).toBe(false)
    },
  )

  test.each(cases)(
    '[RUN-14: clock that jumps back] %s is over if the clock is set back while nothing runs, by %s than which',
    async (_, __, of, back) => {
      const { measure, pass, set } = machine()
      const { now } = await openSteadyTime(connection.db, measure)
      let steady = now
      const holds = await of.begin(connection.db, () => steady())
      set(-back)
      pass(1)
      steady = (await openSteadyTime(connection.db, measure)).now
      expect(await holds()).toBe(false)
    },
  )

  test('[RUN-14: clock that jumps back] a lock goes on while nothing runs', async () => {
    const of = lasting['the lock of an account']
    if (of === undefined) throw new Error('no lock')
    const { measure, pass } = machine()
    const { now } = await openSteadyTime(connection.db, measure)
    let steady = now
    const holds = await of.begin(connection.db, () => steady())
    for (const held of [true, false]) {
      pass(150)
      steady = (await openSteadyTime(connection.db, measure)).now
      expect([held, await holds()]).toEqual([held, held])
    }
  })

  test('[RUN-14: clock that jumps back] all processes have the time of the one that is ahead', async () => {
    const [one, two] = [machine(), machine()]
    const first = await openSteadyTime(connection.db, one.measure)
    const second = await openSteadyTime(connection.db, two.measure)
    one.set(3_600)
    await first.follow()
    await second.follow()
    for (const { pass } of [one, two]) pass(11)
    expect([first.now(), second.now()]).toEqual([at(3_611), at(3_611)])
    // It is put right, and nothing lasts an hour longer.
    one.set(-3_600)
    for (const { pass } of [one, two]) pass(11)
    for (const { follow } of [first, second]) await follow()
    expect([first.now(), second.now()]).toEqual([at(3_622), at(3_622)])
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
