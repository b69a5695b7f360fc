import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { bankAccount, motorQuote, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { listOf } from '../../support/lists'
import { newestMandate } from '../../support/mandates'
import { daysAfter, monthsAfter } from '../../support/own-calendar'
import { todayInLagos } from '../../support/today-in-lagos'
import { widgetClient } from '../../support/widget-client'

const origin = sandboxOrigin()
const app = '/api/services/app'
const mandate = { ...bankAccount, frequency: 'Monthly', consent: true }

const widgetOf = ({ client }: TestCustomer) => widgetClient(sandboxWidgetOrigin(), client)
const stateOf = async ({ client }: TestCustomer, id: number) =>
  Reflect.get(Object((await client.get(`${app}/Payment/GetByQuote?quoteId=${id}`)).result), 'status') as unknown

describe('the debits of a mandate', () => {
  test('[PAY-14: debits, account name] are planned by the server, which resolves the name of the account', async () => {
    const customer = await newCustomer(origin)
    const quote = await motorQuote(customer)
    const startDate = todayInLagos()
    const planOf = (change: object) =>
      widgetOf(customer).post('/pay/mandate/plan', { quoteId: quote.id, ...mandate, startDate, ...change })
    const last = monthsAfter(startDate, 11)
    expect((await planOf({})).result).toEqual({
      accountName: 'CUSTOMER TEST',
      debits: 12,
      instalment: 20_833.34,
      lastInstalment: 20_833.26,
      firstDate: startDate,
      lastDate: last,
      total: 250_000,
      currency: 'NGN',
    })
    expect((await planOf({ frequency: 'Yearly', accountNumber: '0000014578' })).result).toEqual({
      debits: 1,
      instalment: 250_000,
      lastInstalment: 250_000,
      firstDate: startDate,
      lastDate: startDate,
      total: 250_000,
      currency: 'NGN',
    })
    const early = await planOf({ startDate: daysAfter(startDate, -1) })
    expect(early.error?.validationErrors?.flatMap(({ members }) => members)).toEqual(['startDate'])
    expect(await stateOf(customer, quote.id)).toBe('Unpaid')
  })

  test('[PAY-14: first debit] make the policy active when the first one is due today, and not before it', async () => {
    const customer = await newCustomer(origin)
    const today = todayInLagos()
    const policyAfter = async (startDate: string) => {
      const quote = await motorQuote(customer)
      await widgetOf(customer).post('/pay/mandate', { quoteId: quote.id, ...mandate, startDate })
      await newestMandate(origin, customer)
      const { items } = await listOf(customer, `Policy/GetAll?Filter=${quote.quoteNo}`)
      return items[0]
    }
    expect(await policyAfter(today)).toMatchObject({ status: 'Active', certificateUrl: expect.any(String) as unknown })
    const later = await policyAfter(daysAfter(today, 1))
    expect(later).toMatchObject({ status: 'Pending' })
    expect(later).not.toHaveProperty('certificateUrl')
    const next = (await listOf(customer, 'Mandate/GetAll?Sorting=creationTime')).items.map(
      (row) => row['nextExecuteDate'],
    )
    expect(next).toEqual([monthsAfter(today, 1), daysAfter(today, 1)])
  })
})
