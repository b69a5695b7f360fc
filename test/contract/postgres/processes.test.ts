import { testServer } from '../../support/backends'
import {
  activationOf,
  bankAccount,
  logIn,
  motorQuote,
  newCustomer,
  outboxOf,
  PASSWORD,
  registered,
  tokenOf,
} from '../../support/customer-builder'
import { beneficiary, saveBeneficiary } from '../../support/people'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { closeAtOnce, expectClosedOnce } from '../../support/close-at-once'
import { expectPaidOnce, payAtOnce, rushes } from '../../support/pay-at-once'
import { listOf } from '../../support/lists'
import { bankReports } from '../../support/mandates'
import { rawClient } from '../../support/raw-client'
import { sqlOnServer } from '../../support/run-sql'
import { removeData, startSandbox, type SandboxProcess } from '../../support/sandbox-process'
import { todayInLagos } from '../../support/today-in-lagos'
import { widgetClient } from '../../support/widget-client'

jest.setTimeout(120_000)

const app = '/api/services/app'

describe('two processes on one PostgreSQL', () => {
  let database: FreshDatabase
  let pair: readonly [SandboxProcess, SandboxProcess]
  beforeAll(async () => {
    if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
    database = await freshDatabase(testServer)
    const start = () => startSandbox({ databaseUrl: database.url })
    pair = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    await Promise.all(pair.map((sandbox) => sandbox.stop()))
    await Promise.all(pair.map(({ dataDir }) => removeData(dataDir)))
    await database.drop()
  })

  test('that start concurrently on an empty one migrate and seed it once', async () => {
    for (const { origin } of pair) {
      const session = await logIn(rawClient(origin), 'demo@portal.test', 'Demo-pass-2025')
      const client = rawClient(origin, tokenOf(session.result))
      expect((await client.get(`${app}/Policy/GetAll`)).result).toMatchObject({ totalCount: 38 })
    }
  })

  test('serve the same customer, including token and log-out', async () => {
    const [one, two] = [rawClient(pair[0].origin), rawClient(pair[1].origin)]
    const { emailAddress } = await registered(pair[0].origin)
    await two.post(`${app}/Account/SendEmailActivationLink`, { emailAddress })
    await one.post(`${app}/Account/ActivateEmail`, await activationOf(pair[0].origin, emailAddress))
    const token = tokenOf((await logIn(two, emailAddress, PASSWORD)).result)
    const path = `${app}/Profile/GetCurrentUserProfileForEdit`
    expect((await one.withToken(token).get(path)).result).toMatchObject({ emailAddress })
    await one.withToken(token).get('/api/TokenAuth/LogOut')
    expect((await two.withToken(token).get(path)).status).toBe(401)
  })

  test('put concurrent log-ins in one order: five of twenty guesses get an answer, and each right password succeeds', async () => {
    const { emailAddress } = await newCustomer(pair[0].origin)
    const twenty = (password: string) =>
      Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          logIn(rawClient((pair[index % 2] ?? pair[0]).origin), emailAddress, password),
        ),
      )
    expect((await twenty(PASSWORD)).map(({ status }) => status)).toEqual(Array(20).fill(200))
    const reasons = (await twenty('wrong')).map(({ error }) => error?.details ?? '')
    expect(reasons.filter((reason) => reason.includes('locked out'))).toHaveLength(15)
  })

  test('[SIGN-06: count of failures] count the guesses of one account together that are sent to both at once by two names from elsewhere', async () => {
    const { emailAddress, userName } = await newCustomer(pair[0].origin)
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const attempt = async (index: number, userNameOrEmailAddress: string, password: string) => {
      const body = JSON.stringify({ userNameOrEmailAddress, password })
      const { origin } = pair[index % 2] ?? pair[0]
      return (await rawClient(origin).send('/api/TokenAuth/Authenticate', { method: 'POST', body, headers })).error
        ?.details
    }
    const names = [emailAddress, userName, emailAddress.toUpperCase()]
    const guesses = Array.from({ length: 6 }, (_, index) => attempt(index, names[index % 3] ?? '', 'wrong'))
    expect(new Set(await Promise.all(guesses))).toEqual(new Set(['Invalid user name or password']))
    const right = await Promise.all([userName, emailAddress].map((name, index) => attempt(index, name, PASSWORD)))
    expect(new Set(right)).toEqual(new Set(['Invalid user name or password']))
    for (const { origin } of pair) expect((await logIn(rawClient(origin), emailAddress, PASSWORD)).status).toBe(200)
  })

  test('[BEN-07] enforce the sum of the shares and the minute between two codes for concurrent requests to both', async () => {
    const customer = await newCustomer(pair[0].origin)
    const clients = [...pair, ...pair].map(({ origin }) => rawClient(origin, customer.client.token))
    const statuses = async (answers: readonly Promise<{ status: number }>[]) =>
      (await Promise.all(answers)).map(({ status }) => status).sort()
    const body = beneficiary({ sharePercentage: 60 })
    expect(await statuses(clients.map((client) => saveBeneficiary({ client }, body)))).toEqual([200, 500, 500, 500])
    const sms = { phoneNumber: '+2348031112222' }
    expect(await statuses(clients.map((client) => client.post(`${app}/Profile/SendVerificationSms`, sms)))).toEqual([
      200, 429, 429, 429,
    ])
  })

  test('[LIFE-05: refused] of payments, drops and corrections of one quote at once one counts, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) expectClosedOnce(await closeAtOnce(pair, round))
  })

  test.each(rushes)(
    '[PAY-08] [PAY-13: once] make one payment, one policy and one receipt of %s of one quote at once, in each of five rounds',
    async (_, ways) => {
      const [one, two] = pair
      for (let round = 0; round < 5; round += 1)
        expectPaidOnce(await payAtOnce(one.origin, [one.widgetOrigin, two.widgetOrigin], ways))
    },
  )

  test('[PAY-14: first debit] [PAY-17: activation, lapse] activate a mandate, or end it, and book its debits once', async () => {
    const [one, two] = pair
    const mandates = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const customer = await newCustomer(one.origin)
        const quoteId = (await motorQuote(customer)).id
        const request = { quoteId, ...bankAccount, frequency: 'Monthly', startDate: todayInLagos(), consent: true }
        await widgetClient(two.widgetOrigin, customer.client).post('/pay/mandate', request)
        return { customer, id: (await listOf(customer, 'Mandate/GetAll')).items[0]?.['id'] }
      }),
    )
    const reports = await Promise.all(
      mandates.flatMap(({ id }) =>
        pair.flatMap(({ origin }) => [bankReports(origin, id, 'transfer'), bankReports(origin, id, 'lapse')]),
      ),
    )
    expect(reports.filter(({ status }) => status === 200)).toHaveLength(mandates.length)
    for (const { customer } of mandates) {
      const [mandate] = (await listOf(customer, 'Mandate/GetAll')).items
      const policies = (await listOf(customer, 'Policy/GetAll')).items.map(({ status }) => status)
      expect(policies).toEqual(mandate?.['status'] === true ? ['Active'] : [])
      const mails = (await outboxOf(two.origin, customer.emailAddress)).map(({ subject }) => subject)
      expect(mails.filter((subject) => subject.endsWith('has ended'))).toHaveLength(
        mandate?.['status'] === true ? 0 : 1,
      )
    }
    const booked = `from debit where booked_at is not null group by mandate_id`
    await sqlOnServer(
      database.url,
      `do $$ begin if exists (select 1 ${booked} having count(*) <> 1
      and mandate_id in (${mandates.map(({ id }) => String(id)).join()})) then raise exception 'not one debit'; end if; end $$`,
    )
  })
})
