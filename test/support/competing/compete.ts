import { Client } from 'pg'
import { dayInLagos } from '../../../src/domain/values/calendar-date'
import { businessTime } from '../business-time'
import { newCustomer } from '../customer-builder'
import { freshDatabase } from '../fresh-database'
import type { Answer } from '../raw-client'
import { removeData, startSandbox } from '../sandbox-process'
import { until } from '../until'
import { competeOnce, DAYS_TO_REWARD, moveOn } from './round'
import { failuresIn } from './failures'
import { unexpectedIn } from './unexpected'
import { wrongIn } from './wrongs'

const FAILED = /unexpected failure|debits were not booked|a mandate was neither|a reward was not paid/

const countIn = async (database: Client, query: string, values: readonly unknown[] = []): Promise<number> => {
  const { rows } = await database.query<{ count: string }>(`select count(*) from ${query}`, [...values])
  return Number(rows[0]?.count)
}

const BOOKED = 'debit where booked_at is not null'
const PAID = "referral join customer on customer.id = referrer_id where status = 'Paid' and email_address = $1"

/** Waits until the processes have booked and paid what is due on a day, which each looks for once a second. */
const untilDone = async (database: Client, day: string, referrer: string, rounds: number): Promise<void> => {
  const due = () =>
    countIn(
      database,
      'debit join mandate on mandate.id = mandate_id where active and booked_at is null and due_on <= $1',
      [day],
    )
  await until(due, (count) => count === 0)
  await until(
    () => countIn(database, PAID, [referrer]),
    (count) => count >= rounds,
  )
}

/** How often the server broke off a transaction for a deadlock; the counts of a process are there once it has ended. */
const deadlocksIn = async (database: Client): Promise<number> => {
  const { rows } = await database.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.deadlocks)
}

/** That many rounds on two processes of their own, whose business time moves on, and what came of them. */
export const compete = async (serverUrl: string, rounds: number) => {
  const fresh = await freshDatabase(serverUrl)
  const database = new Client({ connectionString: fresh.url })
  const start = () => startSandbox({ databaseUrl: fresh.url, env: { REQUESTS_PER_MINUTE: '1000000' } })
  const pair = await Promise.all([start(), start()] as const)
  try {
    await database.connect()
    const referrer = await newCustomer(pair[0].origin)
    const today = async () => dayInLagos((await businessTime(pair[0].origin)).getTime())
    const answers: Answer[] = []
    const began = await today()
    for (let round = 0; round < rounds; round += 1) answers.push(...(await competeOnce(pair, database, referrer)))
    await moveOn(pair, DAYS_TO_REWARD)
    const ended = await today()
    await untilDone(database, ended, referrer.emailAddress, rounds)
    await Promise.all(pair.map((sandbox) => sandbox.stop()))
    const statuses = answers.map(({ status }) => status)
    return {
      unexpected: unexpectedIn(answers),
      logged: failuresIn(pair, FAILED),
      wrong: await wrongIn(database),
      deadlocks: await deadlocksIn(database),
      figures: [
        `${began} to ${ended}`,
        `${String(await countIn(database, BOOKED))} debits`,
        `${String(await countIn(database, PAID, [referrer.emailAddress]))} rewards`,
        ...[...new Set(statuses)]
          .sort()
          .map((status) => `${String(statuses.filter((each) => each === status).length)} of ${String(status)}`),
      ].join(', '),
    }
  } finally {
    await Promise.all(pair.map((sandbox) => sandbox.kill()))
    await Promise.all(pair.map(({ dataDir }) => removeData(dataDir)))
    await database.end()
    await fresh.drop()
  }
}
