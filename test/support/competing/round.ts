import type { Client } from 'pg'
import { addDays, addYears } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../../src/domain/values/calendar-date'
import { businessTime, moveClock } from '../business-time'
import { buying, offered } from '../buying'
import {
  bankAccount,
  fine,
  logIn,
  newCustomer,
  PASSWORD,
  resetLinkOf,
  tokenOf,
  type TestCustomer,
} from '../customer-builder'
import { listOf } from '../lists'
import { bankReports } from '../mandates'
import { payQuote } from '../pay-at-once'
import { beneficiary, saveBeneficiary } from '../people'
import { rawClient, type Answer } from '../raw-client'
import { newBvn } from '../rewards'
import type { SandboxProcess } from '../sandbox-process'
import { untilNotBusy } from '../until-read'
import { widgetToken } from '../widget-client'

type Pair = readonly [SandboxProcess, SandboxProcess]

const app = '/api/services/app'

/** The car that is renewed. */
export const CAR = 'LAG-123DE'

/** The passports for each of which one of two covers can be had: of two trips, and of a trip and the year before it. */
export const ONCE = ['A12345678', 'B12345678'] as const

/** The passport of a trip that begins today, and tomorrow can be had no more. */
const OF_TODAY = 'C12345678'

export const DAYS_TO_REWARD = 14

/** So that the reward of a round is due while the next one competes: a round itself moves on by two days. */
const DAYS_BETWEEN = 11

/** The same on both, and once more where a busy machine refused it without having done anything. */
const onEach = (pair: Pair, act: (sandbox: SandboxProcess, index: number) => Promise<Answer>): Promise<Answer>[] =>
  pair.map((sandbox, index) => untilNotBusy(() => act(sandbox, index)))

const todayOf = async ({ origin }: SandboxProcess): Promise<CalendarDate> =>
  dayInLagos((await businessTime(origin)).getTime())

/** Moves business time on for both processes. */
export const moveOn = async (pair: Pair, days: number): Promise<void> => {
  const day = addDays(await todayOf(pair[0]), days)
  for (const { origin } of pair) fine(await moveClock(origin, day))
}

const buyer = ({ origin, widgetOrigin }: SandboxProcess, { client }: Pick<TestCustomer, 'client'>, today: string) =>
  buying(() => ({ client: rawClient(origin, client.token), widgetOrigin, today }))
type Buyer = ReturnType<typeof buyer>

/** A quote that is paid by a mandate, which waits for its transfer, and the mandate's id. */
const mandated = async ({ payByMandate, mandates }: Buyer, quoteId: number) => {
  fine(await untilNotBusy(() => payByMandate(quoteId)))
  return { quoteId, id: (await mandates())[0]?.['id'] }
}

/** Two friends of the referrer with one BVN, of whom the first one counts: the customer, and an account that buys once. */
const newFriends = async ({ origin }: SandboxProcess, referrer: TestCustomer) => {
  const { result } = await referrer.client.get(`${app}/Profile/GetCurrentUserProfileForEdit`)
  const referralCode: unknown = Reflect.get(Object(result), 'referralCode')
  const [customer, twin] = [await newCustomer(origin, { referralCode }), await newCustomer(origin, { referralCode })]
  const bvn = newBvn()
  for (const { client } of [customer, twin]) fine(await client.post(`${app}/BVN/Verify`, { bvn }))
  return { customer, twin }
}

/** What a round starts from: what is there to pay, to report, to book, to renew and to reset. */
const newRound = async (pair: Pair, database: Client, referrer: TestCustomer) => {
  const [sandbox] = pair
  const { origin } = sandbox
  const { customer, twin } = await newFriends(sandbox, referrer)
  // Paid yesterday, by a mandate whose transfer will be late; and a trip for the day after that year.
  const yesterday = await todayOf(sandbox)
  const before = buyer(sandbox, customer, yesterday)
  const [afterIt, nextYear] = [addYears(yesterday, 1), ONCE[1]]
  const annual = offered(await before.trip(yesterday, addDays(yesterday, 9), nextYear, 302))
  const late = await mandated(before, annual.id)
  const trips = [offered(await before.trip(afterIt, addDays(afterIt, 2), nextYear)).id]
  await moveOn(pair, 1)

  const today = addDays(yesterday, 1)
  const now = buyer(sandbox, customer, today)
  const car = (await now.car(CAR)).id
  fine(await untilNotBusy(() => now.payByCard(car)))
  const ofTwin = buyer(sandbox, twin, today)
  const carOfTwin = (await ofTwin.car('LAG-126DE')).id
  fine(await untilNotBusy(() => ofTwin.payByCard(carOfTwin)))
  await database.query(
    'update policy set cover_to = $1 where customer_id = (select id from customer where email_address = $2) and product_name = $3',
    [addDays(today, 20), customer.emailAddress, 'Comprehensive Motor'],
  )
  for (const [from, to] of [
    [5, 8],
    [8, 10],
  ] as const)
    trips.push(offered(await now.trip(addDays(today, from), addDays(today, to), ONCE[0])).id)
  trips.push(offered(await now.trip(today, addDays(today, 1), OF_TODAY)).id)
  const renewals = [await now.car(CAR), await now.car(CAR)] as const
  const waiting = await mandated(now, (await now.car('LAG-124DE')).id)
  const running = await mandated(now, (await now.car('LAG-125DE')).id)
  fine(await bankReports(origin, running.id, 'transfer'))
  fine(await untilNotBusy(() => saveBeneficiary(customer, beneficiary({ sharePercentage: 30 }))))
  const [person] = (await listOf(customer, 'Beneficiary/GetAll')).items
  fine(await rawClient(origin).post(`${app}/Account/SendPasswordResetCode`, { emailAddress: customer.emailAddress }))
  const link = await resetLinkOf(origin, customer.emailAddress)
  return { customer, today, renewals, waiting, running, late, trips, person, link }
}
type Round = Awaited<ReturnType<typeof newRound>>

/** Everything at once, on both processes, about the same customer, quotes and mandates, while midnight passes. */
const everythingAtOnce = async (pair: Pair, round: Round): Promise<readonly Answer[]> => {
  const { customer, today, renewals, waiting, late, trips, person, link } = round
  const { token } = customer.client
  const cards = [waiting.quoteId, ...renewals.map(({ id }) => id), ...trips]
  const tokens = new Map<number, string | undefined>()
  for (const quoteId of cards) tokens.set(quoteId, await widgetToken(customer.client, quoteId))
  const [renewal] = renewals
  return Promise.all(
    [
      onEach(pair, ({ origin }) => bankReports(origin, waiting.id, 'transfer')),
      onEach(pair, ({ origin }) => bankReports(origin, waiting.id, 'lapse')),
      onEach(pair, ({ origin }) => bankReports(origin, late.id, 'transfer')),
      onEach(pair, ({ origin }) => moveClock(origin, addDays(today, 1))),
      ...cards.map((quoteId) =>
        onEach(pair, ({ widgetOrigin }) => payQuote(widgetOrigin, tokens.get(quoteId), quoteId, 'card')),
      ),
      onEach(pair, ({ widgetOrigin }) =>
        rawClient(widgetOrigin, tokens.get(renewal.id)).post('/pay/mandate', {
          ...bankAccount,
          frequency: 'Monthly',
          consent: true,
          quoteId: renewal.id,
          startDate: renewal.coverFrom,
        }),
      ),
      onEach(pair, (sandbox) => buyer(sandbox, customer, today).fleet([CAR])),
      onEach(pair, ({ origin }) =>
        saveBeneficiary({ client: rawClient(origin, token) }, beneficiary({ sharePercentage: 60 })),
      ),
      onEach(pair, ({ origin }) => {
        const { surname, otherNames, relationshipType, mobileNo, id } = person ?? {}
        const body = { surname, otherNames, relationshipType, mobileNo, sharePercentage: 45 }
        return saveBeneficiary({ client: rawClient(origin, token) }, body, String(id))
      }),
      onEach(pair, ({ origin }) => rawClient(origin, token).get('/api/TokenAuth/Getaccess')),
      onEach(pair, ({ origin }) => logIn(rawClient(origin), customer.emailAddress, PASSWORD)),
      onEach(pair, ({ origin }, index) =>
        rawClient(origin).post(`${app}/Account/ResetPassword`, { ...link, password: `Competing-horse-${index}` }),
      ),
    ].flat(),
  )
}

/** One round, with the answers of all who compete in it. */
export const competeOnce = async (pair: Pair, database: Client, referrer: TestCustomer): Promise<readonly Answer[]> => {
  const round = await newRound(pair, database, referrer)
  const { customer, today, renewals, waiting, running, trips } = round
  // Both processes find these due, and book them within a second.
  await database.query('update debit set due_on = $1 where mandate_id = $2 and number <= 3', [today, running.id])
  // Expired tokens, which each new one of the customer deletes.
  await database.query(
    `insert into access_token (id, session, customer_id, expires_at) select gen_random_uuid(), gen_random_uuid(), customer_id, now() - interval '1 hour'
     from quote, generate_series(1, 20) where id = $1`,
    [waiting.quoteId],
  )
  const answers = await everythingAtOnce(pair, round)
  // The reset may have ended the session before the payments: they are settled, or made now.
  const sessions = await Promise.all(
    onEach(pair, ({ origin }, index) => logIn(rawClient(origin), customer.emailAddress, `Competing-horse-${index}`)),
  )
  const fresh = sessions.map(({ result }) => tokenOf(result)).find((text) => text !== '')
  const again = pair.map((sandbox) => buyer(sandbox, { client: rawClient(sandbox.origin, fresh) }, today))
  const payAgain = (quoteId: number) =>
    Promise.all(again.map(({ payByCard }) => untilNotBusy(() => payByCard(quoteId))))
  const repeated = await payAgain(waiting.quoteId)
  repeated.forEach(fine)
  const later: Answer[] = []
  for (const quoteId of [...renewals.map(({ id }) => id), ...trips]) later.push(...(await payAgain(quoteId)))
  // A renewal may have a mandate, which would lapse before its first day.
  for (const { id, activation } of (await again[0]?.mandates()) ?? [])
    if (activation !== undefined && Reflect.get(Object(activation), 'lapsed') === false)
      later.push(await bankReports(pair[0].origin, id, 'transfer'))
  await moveOn(pair, DAYS_BETWEEN)
  return [...answers, ...later]
}
