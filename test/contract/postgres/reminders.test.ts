import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos } from '../../../src/domain/values/calendar-date'
import { testServer } from '../../support/backends'
import { businessTime, moveClock } from '../../support/business-time'
import { fine, motorQuote, newCustomer, outboxOf, type TestCustomer } from '../../support/customer-builder'
import { freshDatabase } from '../../support/fresh-database'
import { removeData, startSandbox } from '../../support/sandbox-process'
import { until } from '../../support/until'

jest.setTimeout(240_000)

/** Longer than both processes take to look for what is due again. */
const TWO_ROUNDS_MS = 3_000

test('[LIFE-03: once] two processes, one of which starts again, send each reminder once', async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  const database = await freshDatabase(testServer)
  const start = () => startSandbox({ databaseUrl: database.url })
  const pair = await Promise.all([start(), start()])
  const [one, two] = pair
  const today = dayInLagos((await businessTime(one.origin)).getTime())
  fine(await moveClock(one.origin, `${addDays(today, 1)}T15:00:00+01:00`))
  const customers = await Promise.all(Array.from({ length: 8 }, () => newCustomer(one.origin)))
  for (const customer of customers) {
    await motorQuote(customer)
    await motorQuote(customer)
  }
  const remindersOf = async (origin: string, { emailAddress }: TestCustomer) =>
    (await outboxOf(origin, emailAddress)).filter(({ subject }) => subject.endsWith('is not paid yet')).length
  const counts = (origin: string) => Promise.all(customers.map((customer) => remindersOf(origin, customer)))
  const twice = customers.map(() => 2)

  fine(await moveClock(two.origin, `${addDays(today, 3)}T10:00:00+01:00`))
  expect(
    await until(
      () => counts(one.origin),
      (found) => found.every((count) => count >= 2),
    ),
  ).toEqual(twice)
  await one.stop()
  const third = await start()
  await pause(TWO_ROUNDS_MS)
  expect(await counts(third.origin)).toEqual(twice)

  await Promise.all([two.stop(), third.stop()])
  await Promise.all([...pair, third].map(({ dataDir }) => removeData(dataDir)))
  await database.drop()
})
