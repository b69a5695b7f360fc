import { addDays, addYears, daysBetween } from '../../src/domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../src/domain/values/calendar-date'
import { openStore, type Store } from './backends'
import { businessTime, moveClock } from './business-time'
import { buying, offered } from './buying'
import { fine, newCustomer, outboxOf, type TestCustomer } from './customer-builder'
import { bankReports } from './mandates'
import { rawClient, type Answer } from './raw-client'
import type { SandboxProcess } from './sandbox-process'

export type { Offer } from './buying'

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
  const all = buying(() => ({
    client: rawClient(sandbox.origin, customer.client.token),
    widgetOrigin: sandbox.widgetOrigin,
    today,
  }))
  const pass = async (days: number) => {
    today = addDays(today, days)
    fine(await moveClock(sandbox.origin, today))
  }
  /** To the first day on which a cover of a year that begins today can be renewed. */
  const untilRenewable = () => pass(daysBetween(today, addDays(addYears(today, 1), -1)) - 60)
  beforeEach(async () => {
    customer = await newCustomer(sandbox.origin)
  })
  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    today = dayInLagos((await businessTime(sandbox.origin)).getTime())
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  return {
    ...all,
    today: () => today,
    offered,
    pass,
    untilRenewable,
    refusedAs,
    bankReports: (mandateId: unknown, what: 'transfer' | 'lapse') => bankReports(sandbox.origin, mandateId, what),
    newestMail: async () => (await outboxOf(sandbox.origin, customer.emailAddress))[0],
    changeCustomer: async () => {
      customer = await newCustomer(sandbox.origin)
    },
    /** Runs SQL while no process does. */
    sql: async (statement: string) => {
      await sandbox.stop()
      await store.sql(statement)
      sandbox = await store.start()
    },
  }
}
