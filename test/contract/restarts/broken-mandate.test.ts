import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { openStore, type Store } from '../../support/backends'
import { moveClock } from '../../support/business-time'
import { bankAccount, card, fine, motorQuote, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { listOf } from '../../support/lists'
import { bankReports } from '../../support/mandates'
import { rawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { todayInLagos } from '../../support/today-in-lagos'
import { until } from '../../support/until'
import { widgetClient } from '../../support/widget-client'

jest.setTimeout(240_000)

const app = '/api/services/app'

describe('[PAY-14: first debit] [LIFE-12: by card] [PAY-17: activation] mandates without their payments', () => {
  let store: Store
  let sandbox: SandboxProcess
  const today = todayInLagos()

  const buyByMandate = async (startDate: string) => {
    const customer = await newCustomer(sandbox.origin)
    const quoteId = (await motorQuote(customer)).id
    const request = { quoteId, ...bankAccount, frequency: 'Monthly', startDate, consent: true }
    fine(await widgetClient(sandbox.widgetOrigin, customer.client).post('/pay/mandate', request))
    return { customer, quoteId, id: Number((await listOf(customer, 'Mandate/GetAll')).items[0]?.['id']) }
  }
  const onNewProcess = ({ client }: TestCustomer) => ({ client: rawClient(sandbox.origin, client.token) })
  const stateOf = (customer: TestCustomer, call: string) => async () =>
    (await listOf(onNewProcess(customer), `${call}/GetAll`)).items[0]?.['status']

  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('stop neither the debits, nor the transfers, nor the rewards of others, and the log names them', async () => {
    const debited = [await buyByMandate(addDays(today, 1)), await buyByMandate(addDays(today, 1))] as const
    for (const { id } of debited) fine(await bankReports(sandbox.origin, id, 'transfer'))
    const waiting = [await buyByMandate(today), await buyByMandate(today)] as const
    const referrer = await newCustomer(sandbox.origin)
    const { result } = await referrer.client.get(`${app}/Profile/GetCurrentUserProfileForEdit`)
    const friend = await newCustomer(sandbox.origin, { referralCode: Reflect.get(Object(result), 'referralCode') })
    fine(await friend.client.post(`${app}/BVN/Verify`, { bvn: '22222222245' }))
    const { id: quoteId } = await motorQuote(friend)
    fine(await widgetClient(sandbox.widgetOrigin, friend.client).post('/pay/card', { quoteId, ...card }))

    // The first of each pair is broken.
    const broken = [debited[0], waiting[0]] as const
    await sandbox.stop()
    await store.sql(`delete from payment where quote_id in (${broken.map((one) => one.quoteId).join()})`)
    sandbox = await store.start({ MANDATE_ACTIVATION_SECONDS: '0' })
    fine(await moveClock(sandbox.origin, addDays(today, 14)))

    for (const { customer } of [debited[1], waiting[1]])
      expect(await until(stateOf(customer, 'Policy'), (status) => status === 'Active')).toBe('Active')
    expect(await until(stateOf(referrer, 'Referral'), (status) => status === 'Paid')).toBe('Paid')
    expect(await Promise.all(broken.map(({ customer }) => stateOf(customer, 'Mandate')()))).toEqual([true, false])
    const lines = sandbox.output().split('\n')
    const failures = [
      [debited[0].id, 'debits were not booked'],
      [waiting[0].id, 'a mandate was neither activated nor ended'],
    ] as const
    for (const [id, what] of failures)
      expect(lines.some((line) => line.includes(`"mandate":${id},"failure"`) && line.includes(what))).toBe(true)
  })
})
