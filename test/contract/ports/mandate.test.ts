import { makeMandatePort } from '../../../src/adapters/http/mandate'
import { mandateAmount, mandateStatus, type Mandate, type MandateSortColumn } from '../../../src/domain/mandate/mandate'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { newestMandate } from '../../support/mandates'
import { aBuyer } from './buyer'
import { aCall, signedInAsDemo, valueOf } from './connect'
import { expectSortedBy } from './sorted-by'

const firstPage = { skip: 0, take: 10 }

describe('the mandates', () => {
  test('contain the one that pays a quote in twelve parts, with its amount in kobo', async () => {
    const { http, payByMandate, startDate, sent } = await aBuyer()
    await payByMandate()
    const { rows, total } = valueOf(await makeMandatePort(http).list(firstPage, aCall())())
    expect(total).toBe(1)
    const [mandate] = rows
    if (mandate === undefined) throw new Error('there is no mandate')
    expect(mandate).toMatchObject({
      isActive: true,
      amount: 2_083_334n,
      currency: 'NGN',
      source: 'First Bank of Nigeria',
      frequency: 'Monthly',
      startDate: expect.stringMatching(`^${startDate}`) as string,
      productName: 'Comprehensive Motor',
    })
    expect([mandateAmount(mandate), mandateStatus(mandate)]).toEqual(['NGN 20,833.34', 'Active'])
    expect(sent.at(-1)?.path).toBe('/api/services/app/Mandate/GetAll?SkipCount=0&MaxResultCount=10')
  })

  test('[MAN-01: sorting] are sorted by each column, ascending and descending', async () => {
    const { http } = await signedInAsDemo()
    const differing = await expectSortedBy<Mandate, MandateSortColumn>(makeMandatePort(http).list, {
      product: ({ productName }) => productName,
      amount: ({ amount }) => amount,
      source: ({ source }) => source,
      frequency: ({ frequency }) => frequency,
      notificationType: ({ notificationType }) => notificationType,
      startDate: ({ startDate }) => startDate,
      endDate: ({ endDate }) => endDate,
      status: ({ isActive }) => isActive,
    })
    expect(differing).toEqual(['product', 'amount', 'source', 'frequency', 'startDate', 'endDate'])
  })
})

describe('a mandate', () => {
  test('[MAN-02: details] [MAN-04] is read by its id, with everything displayed in its details', async () => {
    const { http, setUpMandate, sent } = await aBuyer()
    await setUpMandate()
    const mandates = makeMandatePort(http)
    const [row] = valueOf(await mandates.list(firstPage, aCall())()).rows
    if (row === undefined) throw new Error('there is no mandate')
    const mandate = valueOf(await mandates.byId(row.id, aCall())())
    // Its debits come with one mandate alone.
    expect({ ...mandate, schedule: [] }).toEqual(row)
    expect(mandate.schedule).toHaveLength(12)
    expect(mandate.schedule.every(({ status }) => status === 'Due')).toBe(true)
    expect(sent.at(-1)?.path).toBe(`/api/services/app/Mandate/GetById?id=${String(row.id)}`)
    expect(Object.values(mandate).filter((value) => value === undefined)).toEqual([])
    expect(mandate.gateway).toBe('Sandbox Direct Debit')
  })

  test('[PAY-17: what to send] waits for a transfer, and is active without a word on it afterwards', async () => {
    const { http, setUpMandate, customer } = await aBuyer()
    const { list } = makeMandatePort(http)
    const first = async () => valueOf(await list(firstPage, aCall())()).rows[0]
    await setUpMandate()
    expect(await first()).toMatchObject({
      isActive: false,
      activation: {
        amount: 5_000n,
        from: { bank: 'First Bank of Nigeria', accountNumber: '******4579' },
        hasLapsed: false,
      },
    })
    await newestMandate(sandboxOrigin(), customer)
    expect(await first()).toMatchObject({ isActive: true, activation: undefined })
  })

  test('[MAN-05: search] is found by its name', async () => {
    const { http, payByMandate, sent } = await aBuyer()
    await payByMandate()
    const mandates = makeMandatePort(http)
    expect(valueOf(await mandates.list({ ...firstPage, search: 'comprehensive' }, aCall())()).total).toBe(1)
    expect(sent.at(-1)?.path).toMatch(/&Filter=comprehensive$/)
    expect(valueOf(await mandates.list({ ...firstPage, search: 'zzz' }, aCall())()).total).toBe(0)
  })
})
