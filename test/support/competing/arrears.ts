import { Client } from 'pg'
import { addDays, addMonths } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../../src/domain/values/calendar-date'
import { businessTime, moveClock } from '../business-time'
import { buying } from '../buying'
import { card, fine, newCustomer } from '../customer-builder'
import { freshDatabase } from '../fresh-database'
import { bankReports } from '../mandates'
import { rawClient, type Answer } from '../raw-client'
import { removeData, startSandbox, type SandboxProcess } from '../sandbox-process'
import { until } from '../until'
import { untilNotBusy } from '../until-read'
import { widgetToken } from '../widget-client'
import { failuresIn } from './failures'
import { unexpectedIn } from './unexpected'
import { wrongIn } from './wrongs'
import { arrearsWrongs } from './arrears-wrongs'

type Pair = readonly [SandboxProcess, SandboxProcess]

/** How many customers have their round at once, so that they share the days that pass. */
const AT_ONCE = 20

const FAILED = /unexpected failure|debits were not booked|a suspended cover was not followed/

/** The same on both, at once. */
const onBoth = (pair: Pair, act: (sandbox: SandboxProcess) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(pair.map((sandbox) => untilNotBusy(() => act(sandbox))))

const todayOf = async ({ origin }: SandboxProcess): Promise<CalendarDate> =>
  dayInLagos((await businessTime(origin)).getTime())

const countIn = async (database: Client, query: string, values: readonly unknown[]): Promise<number> => {
  const { rows } = await database.query<{ count: string }>(`select count(*) from ${query}`, [...values])
  return Number(rows[0]?.count)
}

/** A customer with a car whose first debit is booked, and whose others fail. */
const insured = async ({ origin, widgetOrigin }: SandboxProcess, today: CalendarDate) => {
  const { client } = await newCustomer(origin)
  const buyer = buying(() => ({ client, widgetOrigin, today }))
  const car = (await buyer.car('LAG-123DE')).id
  fine(await untilNotBusy(() => buyer.payByMandate(car)))
  const id = Number((await buyer.mandates())[0]?.['id'])
  fine(await bankReports(origin, id, 'transfer'))
  fine(await bankReports(origin, id, 'fail'))
  return { client, id }
}
type Insured = Awaited<ReturnType<typeof insured>>

const arrearsOf = async (database: Client, { id }: Insured) => {
  const { rows } = await database.query<{ quote_id: string; total_premium: string; valid_until: string }>(
    `select quote_id, total_premium, valid_until::text from suspension join quote on quote.id = quote_id
     where mandate_id = $1 order by quote_id desc limit 1`,
    [id],
  )
  const [row] = rows
  if (row === undefined) throw new Error('a cover is not suspended')
  return { quoteId: Number(row.quote_id), amount: Number(row.total_premium) / 100, until: row.valid_until }
}
type Owed = Awaited<ReturnType<typeof arrearsOf>>

/** Pays what is owed, twice on each process, by card and once by mandate, which is refused. */
const payAtOnce = async (pair: Pair, { client }: Insured, { quoteId, amount }: Owed): Promise<readonly Answer[]> => {
  const token = await widgetToken(client, quoteId)
  const pay = (path: string, more: object) =>
    onBoth(pair, ({ widgetOrigin }) => rawClient(widgetOrigin, token).post(path, { quoteId, ...card, ...more }))
  const mandate = {
    accountNumber: '0000014579',
    bankId: 7,
    frequency: 'Monthly',
    startDate: '2026-01-01',
    consent: true,
  }
  return (await Promise.all([pay('/pay/card', { amount }), pay('/pay/card', {}), pay('/pay/mandate', mandate)])).flat()
}

/** One batch of rounds: debits fail on both processes, covers are suspended, paid and cancelled while days pass. */
const competeOnce = async (pair: Pair, database: Client, customers: number): Promise<readonly Answer[]> => {
  const [sandbox] = pair
  const answers: Answer[] = []
  const first = await todayOf(sandbox)
  const moveTo = async (day: CalendarDate) => {
    answers.push(...(await onBoth(pair, ({ origin }) => moveClock(origin, day))))
  }
  const all: Insured[] = []
  for (let index = 0; index < customers; index += 1) all.push(await insured(pair[index % 2] ?? sandbox, first))
  const ids = all.map(({ id }) => id)
  const second = addMonths(first, 1)
  for (const [failures, day] of [second, addDays(second, 2), addDays(second, 4)].entries()) {
    await moveTo(day)
    await until(
      () => countIn(database, 'debit where number = 2 and failures > $1 and mandate_id = any($2)', [failures, ids]),
      (count) => count === customers,
    )
  }
  const rounds: { readonly one: Insured; readonly owed: Owed }[] = []
  for (const one of all) rounds.push({ one, owed: await arrearsOf(database, one) })
  // From now on debits succeed, so that each cover is suspended once.
  for (const id of ids) fine(await bankReports(sandbox.origin, id, 'succeed'))
  // Half of them pay while the day of the next debit comes, the others while their time ends.
  const [inTime, late] = [rounds.filter((_, index) => index % 2 === 0), rounds.filter((_, index) => index % 2 === 1)]
  const payAll = async (chosen: typeof rounds) =>
    (await Promise.all(chosen.map((round) => payAtOnce(pair, round.one, round.owed)))).flat()
  const [paid] = await Promise.all([payAll(inTime), moveTo(addMonths(first, 2))])
  const again = await payAll(inTime)
  const last = rounds
    .map(({ owed }) => owed.until)
    .sort()
    .at(-1) as CalendarDate
  await moveTo(last)
  const [tried] = await Promise.all([payAll(late), moveTo(addDays(last, 1))])
  await until(
    () =>
      countIn(database, 'suspension where resumed_on is null and cancelled_on is null and mandate_id = any($1)', [ids]),
    (count) => count === 0,
  )
  return [...answers, ...paid, ...again, ...tried]
}

/** That many rounds on two processes of their own, whose business time moves on, and what came of them. */
export const competeForArrears = async (serverUrl: string, rounds: number) => {
  const fresh = await freshDatabase(serverUrl)
  const database = new Client({ connectionString: fresh.url })
  const start = () => startSandbox({ databaseUrl: fresh.url, env: { REQUESTS_PER_MINUTE: '1000000' } })
  const pair = await Promise.all([start(), start()] as const)
  try {
    await database.connect()
    const answers: Answer[] = []
    for (let left = rounds; left > 0; left -= AT_ONCE)
      answers.push(...(await competeOnce(pair, database, Math.min(left, AT_ONCE))))
    await Promise.all(pair.map((sandbox) => sandbox.stop()))
    const outcome = (ended: string) => countIn(database, `suspension where ${ended} is not null`, [])
    return {
      unexpected: unexpectedIn(answers),
      logged: failuresIn(pair, FAILED),
      wrong: await wrongIn(database, arrearsWrongs),
      paid: await outcome('resumed_on'),
      cancelled: await outcome('cancelled_on'),
    }
  } finally {
    await Promise.all(pair.map((sandbox) => sandbox.kill()))
    await Promise.all(pair.map(({ dataDir }) => removeData(dataDir)))
    await database.end()
    await fresh.drop()
  }
}
