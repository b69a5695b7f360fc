import { addDays, addYears, daysBetween } from '../../src/domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../src/domain/values/calendar-date'
import { openStore, type Store } from './backends'
import { businessTime, moveClock } from './business-time'
import { bankAccount, card, fine, motorQuote, newCustomer, outboxOf, type TestCustomer } from './customer-builder'
import { listOf } from './lists'
import { bankReports } from './mandates'
import { rawClient, type Answer } from './raw-client'
import type { SandboxProcess } from './sandbox-process'
import { vehicle } from './vehicle'
import { widgetClient } from './widget-client'

const app = '/api/services/app'

export type Offer = {
  readonly id: number
  readonly coverFrom?: string
  readonly coverTo?: string
  readonly follows?: { readonly names: readonly string[]; readonly until: string }
}

export const yearFrom = (from: CalendarDate) => ({ coverFrom: from, coverTo: addDays(addYears(from, 1), -1) })
export const messages = ({ error }: Answer) =>
  error?.validationErrors?.map(({ members, message }) => [members[0], message])

/** A store for the tests of a file, with a new customer for each test, who insures things while business time passes. */
export const insuring = () => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer
  let today: CalendarDate
  const client = () => rawClient(sandbox.origin, customer.client.token)
  const widget = () => widgetClient(sandbox.widgetOrigin, client())
  const payByCard = (quoteId: number) => widget().post('/pay/card', { quoteId, ...card })
  const payByMandate = (quoteId: number, startDate: string = today) =>
    widget().post('/pay/mandate', { quoteId, ...bankAccount, frequency: 'Monthly', startDate, consent: true })
  const car = (registrationNo: string): Promise<Offer> =>
    motorQuote({ ...customer, client: client() }, { registrationNo })
  const quoted = (call: string, body: unknown) => client().post(`${app}/Insurance/${call}`, body)
  const fleet = (plates: readonly string[], productId = 101) =>
    quoted('VehicleQuote', {
      signature: 'MOTOR',
      productId,
      vehicles: plates.map((registrationNo) => ({ ...vehicle, registrationNo })),
    })
  const home = (location: string, productId = 401) =>
    quoted('HomeQuote', {
      signature: 'Test Customer',
      productId,
      building: [
        { description: 'A house', buildingValue: 50_000_000, city: 'Ikeja', location, state: 'Lagos', items: [] },
      ],
    })
  const plan = (productId: number) =>
    quoted('HealthQuote', { signature: 'Test Customer', productId, subCode: 'Silver' })
  const offered = ({ result }: Answer) => result as Offer
  const pass = async (days: number) => {
    today = addDays(today, days)
    fine(await moveClock(sandbox.origin, today))
  }
  /** To the first day on which a cover of a year that begins today can be renewed. */
  const untilRenewable = () => pass(daysBetween(today, addDays(addYears(today, 1), -1)) - 60)
  const held = async () => (await listOf({ client: client() }, 'Policy/GetAll?Sorting=creationTime DESC')).items
  const refusedAs = (name: string) => ({
    message: `${name} is insured already.`,
    details: expect.stringContaining('You have not been charged.'),
  })

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
    today: () => today,
    client,
    widget,
    payByCard,
    payByMandate,
    car,
    quoted,
    fleet,
    home,
    plan,
    offered,
    pass,
    untilRenewable,
    held,
    refusedAs,
    mandates: async () => (await listOf({ client: client() }, 'Mandate/GetAll')).items,
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
