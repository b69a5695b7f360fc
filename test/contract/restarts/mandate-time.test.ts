import { openStore, type Store } from '../../support/backends'
import { bankAccount, motorQuote, newCustomer, outboxOf, type TestCustomer } from '../../support/customer-builder'
import { listOf } from '../../support/lists'
import { rawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { todayInLagos } from '../../support/today-in-lagos'
import { until } from '../../support/until'
import { widgetClient } from '../../support/widget-client'

jest.setTimeout(240_000)

const HOUR = 3_600

/** Mandates that were set up two hours ago, each with its own time limit; the transfer arrives after an hour. */
describe('[PAY-17: lapse] while no process ran', () => {
  let store: Store
  let sandbox: SandboxProcess
  const customers: Record<string, TestCustomer> = {}

  const withMandate = async (): Promise<TestCustomer> => {
    const customer = await newCustomer(sandbox.origin)
    const quoteId = (await motorQuote(customer)).id
    const request = { quoteId, ...bankAccount, frequency: 'Monthly', startDate: todayInLagos(), consent: true }
    const answer = await widgetClient(sandbox.widgetOrigin, customer.client).post('/pay/mandate', request)
    expect(answer.status).toBe(200)
    return customer
  }
  const mandateOf = ({ emailAddress }: TestCustomer) =>
    `update mandate
    set created_at = created_at - interval '2 hours', activate_until = created_at - interval '2 hours' + interval`.concat(
      ` '%' where customer_id = (select id from customer where email_address = '${emailAddress}');`,
    )

  const statesOf = async (name: string) => {
    const client = rawClient(sandbox.origin, customers[name]?.client.token)
    const [mandates, policies] = [await listOf({ client }, 'Mandate/GetAll'), await listOf({ client }, 'Policy/GetAll')]
    return [mandates.items[0]?.['status'], policies.items[0]?.['status']]
  }

  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    const limits = { inTime: '48 hours', justInTime: '90 minutes', tooLate: '30 minutes' }
    for (const name of [...Object.keys(limits), 'new']) customers[name] = await withMandate()
    const moved = Object.entries(limits).map(([name, limit]) => {
      const customer = customers[name]
      return customer === undefined ? '' : mandateOf(customer).replace('%', limit)
    })
    await sandbox.stop()
    await store.sql(moved.join('\n'))
    sandbox = await store.start({ MANDATE_ACTIVATION_SECONDS: String(HOUR) })
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test.each([
    ['inTime', [true, 'Active']],
    ['justInTime', [true, 'Active']],
    ['tooLate', [false, undefined]],
    ['new', [false, 'Pending']],
  ])('a mandate that is %s is, with its policy, %j', async (name, states) => {
    expect(await statesOf(name)).toEqual(states)
  })

  test('the one that has lapsed is reported to its customer alone, and not again after another start', async () => {
    const reported = () =>
      Promise.all(
        Object.values(customers).map(
          async ({ emailAddress }) =>
            (await outboxOf(sandbox.origin, emailAddress)).filter(({ subject }) => subject.endsWith('has ended'))
              .length,
        ),
      )
    const tooLate = Object.keys(customers).map((name) => Number(name === 'tooLate'))
    expect(await reported()).toEqual(tooLate)
    await sandbox.stop()
    sandbox = await store.start({ MANDATE_ACTIVATION_SECONDS: String(HOUR) })
    expect(await reported()).toEqual(tooLate)
  })
})

describe('[PAY-17: activation] while a process runs', () => {
  test('the transfer arrives by itself after the time that the configuration sets', async () => {
    const store = await openStore()
    const sandbox = await store.start({ MANDATE_ACTIVATION_SECONDS: '5' })
    const customer = await newCustomer(sandbox.origin)
    const quoteId = (await motorQuote(customer)).id
    const request = { quoteId, ...bankAccount, frequency: 'Monthly', startDate: todayInLagos(), consent: true }
    await widgetClient(sandbox.widgetOrigin, customer.client).post('/pay/mandate', request)
    const status = async () => (await listOf(customer, 'Policy/GetAll')).items[0]?.['status']
    expect(await status()).toBe('Pending')
    expect(await until(status, (found) => found === 'Active')).toBe('Active')
    await sandbox.stop()
    await store.remove()
  })
})
