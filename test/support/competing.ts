import { Client } from 'pg'
import {
  bankAccount,
  card,
  fine,
  logIn,
  motorQuote,
  newCustomer,
  PASSWORD,
  resetLinkOf,
  tokenOf,
  type TestCustomer,
} from './customer-builder'
import { freshDatabase } from './fresh-database'
import { listOf } from './lists'
import { bankReports } from './mandates'
import { payQuote } from './pay-at-once'
import { beneficiary, saveBeneficiary } from './people'
import { rawClient, type Answer } from './raw-client'
import { removeData, startSandbox, type SandboxProcess } from './sandbox-process'
import { todayInLagos } from './today-in-lagos'
import { until } from './until'
import { vehicle } from './vehicle'
import { widgetClient, widgetToken } from './widget-client'

type Pair = readonly [SandboxProcess, SandboxProcess]

const app = '/api/services/app'
const mandate = { ...bankAccount, frequency: 'Monthly', consent: true }

const onEach = <A>(pair: Pair, act: (process: SandboxProcess, index: number) => Promise<A>): Promise<A>[] =>
  pair.map(act)

/** A quote of that customer for another vehicle, paid by a mandate that waits for its transfer, and the mandate's id. */
const mandated = async (customer: TestCustomer, widgetOrigin: string, registrationNo: string) => {
  const { id: quoteId } = await motorQuote(customer, { registrationNo })
  const request = { quoteId, ...bankAccount, frequency: 'Monthly', startDate: todayInLagos(), consent: true }
  fine(await widgetClient(widgetOrigin, customer.client).post('/pay/mandate', request))
  return { quoteId, id: (await listOf(customer, 'Mandate/GetAll')).items[0]?.['id'] }
}

/** The car that is renewed. */
const car = { registrationNo: 'LAG-123DE' }

/** A quote that renews it, and the first day of its cover. */
const renewalOf = async (customer: TestCustomer): Promise<{ readonly id: number; readonly startDate: string }> => {
  const quote = await motorQuote(customer, car)
  return { id: quote.id, startDate: String(Reflect.get(quote, 'coverFrom')) }
}

/** What a round starts from: what is there to pay, to report, to book, to renew and to reset. */
const newRound = async ({ origin, widgetOrigin }: SandboxProcess, database: Client) => {
  const customer = await newCustomer(origin)
  const unpaid = await motorQuote(customer, car)
  fine(await payQuote(widgetOrigin, await widgetToken(customer.client, unpaid.id), unpaid.id, 'card'))
  await database.query('update policy set cover_to = current_date + 20 where quote_id = $1', [unpaid.id])
  const renewals = [await renewalOf(customer), await renewalOf(customer)] as const
  const waiting = await mandated(customer, widgetOrigin, 'LAG-124DE')
  const running = await mandated(customer, widgetOrigin, 'LAG-125DE')
  fine(await bankReports(origin, running.id, 'transfer'))
  fine(await saveBeneficiary(customer, beneficiary({ sharePercentage: 30 })))
  const [person] = (await listOf(customer, 'Beneficiary/GetAll')).items
  fine(await rawClient(origin).post(`${app}/Account/SendPasswordResetCode`, { emailAddress: customer.emailAddress }))
  const link = await resetLinkOf(origin, customer.emailAddress)
  return { customer, renewals, waiting, running, person, link }
}

/** The answers of one round: everything at once, on both processes, about the same customer, quotes and mandates. */
const competeOnce = async (pair: Pair, database: Client): Promise<readonly Answer[]> => {
  const { customer, renewals, waiting, running, person, link } = await newRound(pair[0], database)
  const [renewal, other] = renewals
  const { token } = customer.client
  const ofWaiting = await widgetToken(customer.client, waiting.quoteId)
  const [ofRenewal, ofOther] = [
    await widgetToken(customer.client, renewal.id),
    await widgetToken(customer.client, other.id),
  ]
  // Both processes find these due, and book them within a second.
  await database.query('update debit set due_on = current_date where mandate_id = $1 and number <= 3', [running.id])
  // Expired tokens, which each new one of the customer deletes.
  await database.query(
    `insert into access_token (id, session, customer_id, expires_at) select gen_random_uuid(), gen_random_uuid(), customer_id, now() - interval '1 hour'
     from quote, generate_series(1, 20) where id = $1`,
    [renewal.id],
  )
  const answers = await Promise.all(
    [
      onEach(pair, ({ origin }) => bankReports(origin, waiting.id, 'transfer')),
      onEach(pair, ({ origin }) => bankReports(origin, waiting.id, 'lapse')),
      onEach(pair, ({ widgetOrigin }) => payQuote(widgetOrigin, ofWaiting, waiting.quoteId, 'card')),
      onEach(pair, ({ widgetOrigin }) => payQuote(widgetOrigin, ofRenewal, renewal.id, 'card')),
      onEach(pair, ({ widgetOrigin }) =>
        rawClient(widgetOrigin, ofRenewal).post('/pay/mandate', {
          ...mandate,
          quoteId: renewal.id,
          startDate: renewal.startDate,
        }),
      ),
      onEach(pair, ({ widgetOrigin }) => payQuote(widgetOrigin, ofOther, other.id, 'card')),
      onEach(pair, ({ origin }) =>
        rawClient(origin, token).post(`${app}/Insurance/VehicleQuote`, {
          signature: 'MOTOR',
          productId: 101,
          vehicles: [{ ...vehicle, ...car }],
        }),
      ),
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
  // The reset may have ended the session before the payments: they are settled, or made now.
  const sessions = await Promise.all(
    onEach(pair, ({ origin }, index) => logIn(rawClient(origin), customer.emailAddress, `Competing-horse-${index}`)),
  )
  const fresh = sessions.map(({ result }) => tokenOf(result)).find((text) => text !== '')
  const payAgain = (quoteId: number) =>
    Promise.all(
      pair.map(({ origin, widgetOrigin }) =>
        widgetClient(widgetOrigin, rawClient(origin, fresh)).post('/pay/card', { quoteId, ...card }),
      ),
    )
  const repeated = await payAgain(waiting.quoteId)
  repeated.forEach(fine)
  return [...answers, ...(await payAgain(renewal.id)), ...(await payAgain(other.id))]
}

/** The answers that nobody may get: a failure without a reason for the customer, or that the database is away. */
const unexpectedIn = (answers: readonly Answer[]): readonly string[] =>
  answers.flatMap(({ status, text, error }) =>
    status > 500 || (status === 500 && /^(An internal error.*)?$/.test(error?.message ?? ''))
      ? [`${status} ${text}`]
      : [],
  )

/** What is there twice, by halves or too much, in the whole database, each as a query of the rows that are wrong. */
const wrongs: Readonly<Record<string, string>> = {
  'quotes with a payment and no policy, or the other way round': `select quote.id from quote
    left join payment on payment.quote_id = quote.id left join policy on policy.quote_id = quote.id
    where (payment.id is null) <> (policy.id is null)`,
  'payments by mandate without a mandate that stands, or the other way round': `select quote.id from quote
    left join payment on payment.quote_id = quote.id and payment.status = 'Mandated'
    left join mandate on mandate.quote_id = quote.id and mandate.lapsed_at is null
    where (payment.id is null) <> (mandate.id is null)`,
  'mandates whose debits are not the premium': `select mandate.id from mandate
    join quote on quote.id = mandate.quote_id left join debit on debit.mandate_id = mandate.id
    group by mandate.id, quote.total_premium having coalesce(sum(debit.amount), 0) <>
      case when mandate.lapsed_at is null then quote.total_premium else 0 end`,
  'policies that do not say whether their first debit was booked': `select policy.id from policy
    join mandate on mandate.quote_id = policy.quote_id and mandate.lapsed_at is null
    where (policy.status = 'Active') <> mandate.active`,
  'payments with other than one receipt for the card, or one for each booked debit': `select payment.id from payment
    left join mandate on mandate.quote_id = payment.quote_id and mandate.lapsed_at is null
    join customer on customer.id = payment.customer_id
    where customer.email_address not like '%@portal.test' and
      (select count(*) from outbox_message where position(payment.payment_reference in text) > 0) <>
      case when payment.status = 'Paid' then 1
        else 1 + (select count(*) from debit where mandate_id = mandate.id and booked_at is not null) end`,
  'cars of a customer that are insured twice on a day': `with held as (
      select policy.id, policy.customer_id, policy.cover_from, policy.cover_to, vehicle->>'registrationNo' as plate
      from policy join quote on quote.id = policy.quote_id, jsonb_array_elements(quote.details->'vehicles') vehicle)
    select one.id from held one join held other on one.id < other.id and one.customer_id = other.customer_id
      and one.plate = other.plate and one.cover_from <= other.cover_to and other.cover_from <= one.cover_to`,
  'covers of days before they were paid': `select policy.id from policy join customer on customer.id = customer_id
    where customer.email_address not like '%@portal.test'
      and cover_from < ((coalesce(began_at, policy.created_at)) at time zone interval '+01:00')::date`,
  'cars that were renewed and have other than two covers': `select quote.customer_id from policy
    join quote on quote.id = policy.quote_id where quote.details->'vehicles'->0->>'registrationNo' = '${car.registrationNo}'
    group by quote.customer_id having count(*) <> 2`,
  'customers whose beneficiaries have more than the whole': `select customer_id from beneficiary
    group by customer_id having sum(share_hundredths) > 10000`,
}

/** Waits until the processes have booked what is due, which each looks for once a second. */
const untilBooked = async (database: Client): Promise<void> => {
  const due = () =>
    database.query(
      'select 1 from debit join mandate on mandate.id = mandate_id where active and booked_at is null and due_on <= current_date',
    )
  await until(due, ({ rowCount }) => rowCount === 0)
}

/** What is wrong in the database once nothing is in progress. */
const wrongIn = async (database: Client): Promise<readonly string[]> => {
  const found: string[] = []
  for (const [what, query] of Object.entries(wrongs)) {
    const { rowCount } = await database.query(query)
    if (rowCount !== 0) found.push(`${String(rowCount)} ${what}`)
  }
  return found
}

/** How often the server broke off a transaction for a deadlock; the counts of a process are there once it has ended. */
const deadlocksIn = async (database: Client): Promise<number> => {
  const { rows } = await database.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.deadlocks)
}

/** That many rounds on two processes of their own, and what came of them. */
export const compete = async (serverUrl: string, rounds: number) => {
  const fresh = await freshDatabase(serverUrl)
  const database = new Client({ connectionString: fresh.url })
  const start = () => startSandbox({ databaseUrl: fresh.url, env: { REQUESTS_PER_MINUTE: '1000000' } })
  const pair = await Promise.all([start(), start()] as const)
  try {
    await database.connect()
    const answers: Answer[] = []
    for (let round = 0; round < rounds; round += 1) answers.push(...(await competeOnce(pair, database)))
    await untilBooked(database)
    await Promise.all(pair.map((sandbox) => sandbox.stop()))
    const statuses = answers.map(({ status }) => status)
    return {
      unexpected: unexpectedIn(answers),
      logged: pair.flatMap(({ output }) => output().match(/unexpected failure|debits were not booked/g) ?? []),
      wrong: await wrongIn(database),
      deadlocks: await deadlocksIn(database),
      statuses: [...new Set(statuses)]
        .sort()
        .map((status) => `${String(statuses.filter((each) => each === status).length)} of ${String(status)}`)
        .join(', '),
    }
  } finally {
    await Promise.all(pair.map((sandbox) => sandbox.kill()))
    await Promise.all(pair.map(({ dataDir }) => removeData(dataDir)))
    await database.end()
    await fresh.drop()
  }
}
