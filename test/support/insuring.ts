import { addDays, addYears, daysBetween } from '../../src/domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../src/domain/values/calendar-date'
import { openStore, type Store } from './backends'
import { businessTime, moveClock } from './business-time'
import { buying } from './buying'
import { fine, motorQuote, newCustomer, outboxOf, type TestCustomer } from './customer-builder'
import { listOf } from './lists'
import { bankReports } from './mandates'
import { rawClient, type Answer } from './raw-client'
import type { SandboxProcess } from './sandbox-process'
import { openedWith, widgetToken } from './widget-client'

const app = '/api/services/app'

export { offered } from './buying'

export const yearFrom = (from: CalendarDate) => ({ coverFrom: from, coverTo: addDays(addYears(from, 1), -1) })
export const messages = ({ error }: Answer) =>
  error?.validationErrors?.map(({ members, message }) => [members[0], message])
/** What refuses a payment, since the thing of that name is insured on these days. */
export const refusedAs = (name: string) => ({
  message: `${name} is insured already.`,
  details: expect.stringContaining('You have not been charged.'),
})
/** A store for the tests of a file, with a new customer for each test, who insures things while business time passes. */
export const insuring = () => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer
  let today: CalendarDate
  const client = () => rawClient(sandbox.origin, customer.client.token)
  /** The customer, also after another start. */
  const own = () => ({ ...customer, client: client() })
  const readDay = async () => {
    today = dayInLagos((await businessTime(sandbox.origin)).getTime())
  }
  /** Moves on to a day, or to an instant in Lagos. */
  const moveTo = async (date: string) => {
    fine(await moveClock(sandbox.origin, date))
    await readDay()
  }
  const pass = (days: number) => moveTo(addDays(today, days))
  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    await readDay()
  })
  beforeEach(async () => {
    customer = await newCustomer(sandbox.origin)
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  /** Runs SQL while no process does, and starts another one, with other settings. */
  const sql = async (statement: string, env: Readonly<Record<string, string>> = {}) => {
    await sandbox.stop()
    await store.sql(statement)
    sandbox = await store.start(env)
  }

  return {
    ...buying(() => ({ client: client(), widgetOrigin: sandbox.widgetOrigin, today })),
    customer: own,
    /** A quote for a car that no other test has. */
    quote: () => motorQuote(own()),
    today: () => today,
    moveTo,
    pass,
    /** To the first day on which a cover of a year that begins today can be renewed. */
    untilRenewable: () => pass(daysBetween(today, addDays(addYears(today, 1), -1)) - 60),
    statusOf: async (quoteId: number) => (await client().get(`${app}/Payment/GetByQuote?quoteId=${quoteId}`)).result,
    /** The statuses of these quotes in the widget, with a token for one of them, or without saying for which. */
    opened: async (ids: readonly number[], tokenFor?: number) => {
      const token = await widgetToken(client(), tokenFor)
      return Promise.all(ids.map((id) => openedWith(sandbox.widgetOrigin, token, id)))
    },
    /** What the bank reports of the customer's newest mandate. */
    bankReports: async (what: 'transfer' | 'lapse') => {
      const { items } = await listOf(own(), 'Mandate/GetAll?Sorting=creationTime DESC')
      fine(await bankReports(sandbox.origin, items[0]?.['id'], what))
    },
    mails: () => outboxOf(sandbox.origin, customer.emailAddress),
    origin: () => sandbox.origin,
    widgetOrigin: () => sandbox.widgetOrigin,
    changeCustomer: async () => {
      customer = await newCustomer(sandbox.origin)
    },
    sql,
    /** Days on which no process runs. */
    passUnattended: async (days: number) => {
      const later = days * 86_400_000
      await sql(
        `insert into setting values ('business-time-ahead', '${later}') on conflict (name) do update set value = (setting.value::bigint + ${later})::text`,
      )
      await readDay()
    },
  }
}
