/** @jest-environment node */
import { right } from 'fp-ts/Either'
import { makeMandatePort } from '../../../src/adapters/http/mandate'
import { makePolicyPort } from '../../../src/adapters/http/policy'
import { paymentRows, policyRows } from '../../../src/domain/policy/policy'
import { id } from '../../../src/domain/values/id'
import { result } from '../../support/scripted-fetch'
import { aMandate } from '../../support/mandate-builders'
import { aPolicy } from '../../support/shop-builders'
import { startPort } from './start-port'

const { payment, quoteName, quoteNo, productName, productDescription, productCode, covered: _, ...own } = aPolicy()
const wirePolicy = {
  ...own,
  quote: {
    name: quoteName,
    quoteNo,
    totalPremium: 62_500,
    product: { name: productName, description: productDescription, code: productCode },
  },
  payment: { ...payment, amount: 62_500, totalAmount: 62_593.5, fees: 93.5, gateWay: payment.gateway },
}
// JSON has no bigints.
const { totalPremium, ...policyOnTheWire } = wirePolicy

const { details: __, ...row } = aPolicy()
const page = { skip: 20, take: 10 }
const paging = 'SkipCount=20&MaxResultCount=10'

describe('the policy port', () => {
  test('[POL-06] [POL-07] reads a page; the gateway is gateWay in the API', async () => {
    const { port, sent, call } = startPort(makePolicyPort, result({ totalCount: 21, items: [policyOnTheWire] }))
    expect(totalPremium).toBe(6_250_000n)
    expect(await port.list(page, call)()).toEqual(right({ rows: [row], total: 21 }))
    expect(sent()).toEqual([['GET', `Policy/GetAll?${paging}`]])
  })

  test.each([
    ['whole details', policyOnTheWire.details, { signature: 'First Last' }],
    ['the one fact of a row', [{ label: 'Plate', value: 'ABC-123DE' }], {}],
  ])('[RUN-16: rows] a row is the same of a server that sends %s in a list', async (_what, details, form) => {
    const items = [{ ...policyOnTheWire, details, renewal: { categoryId: 1, productId: 101, form } }]
    const { port, call } = startPort(makePolicyPort, result({ totalCount: 1, items }))
    const renewal = { category: id(1), product: id(101) }
    expect(await port.list({ skip: 0, take: 10 }, call)()).toEqual(right({ rows: [{ ...row, renewal }], total: 1 }))
  })

  test('[POL-02] [POL-06] reads one by its id', async () => {
    const { port, sent, call } = startPort(makePolicyPort, result(policyOnTheWire))
    expect(await port.byId(id('a/b'), call)()).toEqual(right(aPolicy()))
    expect(sent()).toEqual([['GET', 'Policy/GetById?id=a%2Fb']])
  })

  test.each([{}, { quote: null, payment: null }, { quote: {}, payment: {} }, { quote: { product: null } }])(
    '[POL-05: dashes] what is missing (%j) is missing, and shown as dashes',
    async (rest) => {
      const { port, call } = startPort(makePolicyPort, result({ id: 1, ...rest }))
      const outcome = await port.byId(id(1), call)()
      if (outcome._tag === 'Left') throw new Error(outcome.left._tag)
      const values = [...policyRows(outcome.right), ...paymentRows(outcome.right)].map(({ value }) => value)
      expect(new Set(values)).toEqual(new Set(['-']))
    },
  )

  test('[WIRE-12] dates that mean none are shown as dashes, and decimals as text as amounts', async () => {
    const none = '0001-01-01T00:00:00'
    const sent = {
      id: 1,
      creationTime: none,
      lastModificationTime: none,
      coverFrom: none,
      coverTo: none,
      suspendedOn: none,
      cancelledOn: none,
      payment: { transactionDate: none, amount: '62500.0000' },
    }
    const { port, call } = startPort(makePolicyPort, result({ ...sent, quote: { totalPremium: '62500.50' } }))
    const outcome = await port.byId(id(1), call)()
    if (outcome._tag === 'Left') throw new Error(outcome.left._tag)
    const rows = [...policyRows(outcome.right), ...paymentRows(outcome.right)]
    expect(rows.filter(({ label }) => /Date|Time/.test(label)).map(({ value }) => value)).toEqual(['-', '-', '-'])
    expect(rows.map(({ value }) => value)).toEqual(
      expect.arrayContaining([expect.stringContaining('62,500.50'), expect.stringContaining('62,500.00')]),
    )
    expect(outcome.right).toMatchObject({
      coverFrom: undefined,
      coverTo: undefined,
      suspendedOn: undefined,
      cancelledOn: undefined,
    })
  })
})

const account = { bank: 'Fidelity Bank', accountNumber: '9000000001' }

describe('the mandate port', () => {
  test('[MAN-04] reads a page; a missing status is neither active nor inactive, the gateway is gateWay', async () => {
    const { isActive, productName: name, productDescription: description, amount, fee, gateway, ...own } = aMandate()
    const wireMandate = { ...own, amount: 5_000, fee: 100.5, gateWay: gateway, product: { name, description } }
    const items = [true, false, null].map((status) => ({ ...wireMandate, status }))
    const { port, sent, call } = startPort(makeMandatePort, result({ totalCount: 3, items }))
    expect(await port.list(page, call)()).toEqual(
      right({ rows: [isActive, false, undefined].map((active) => aMandate({ isActive: active })), total: 3 }),
    )
    expect(sent()).toEqual([['GET', `Mandate/GetAll?${paging}`]])
  })

  test('[LIFE-11: schedule] reads the debits and what is owed, exact to the kobo; a debit without a day is left out', async () => {
    const schedule = [
      { date: '2025-05-05', amount: 20_833.34, status: 'booked' },
      {
        date: '2025-06-05T00:00:00',
        amount: 20_833.34,
        status: 1,
        reason: 'There was not enough money in the account.',
      },
      { date: '2025-02-31', amount: 20_833.26, status: 'Due' },
    ]
    const arrears = { quoteId: 'q-7', amount: 41_666.68, until: '2025-07-16' }
    const { port, call } = startPort(makeMandatePort, result({ id: 4, status: false, schedule, arrears }))
    expect(await port.byId(id(4), call)()).toMatchObject(
      right({
        schedule: [
          { date: '2025-05-05', amount: 2_083_334n, status: 'Booked', reason: undefined },
          {
            date: '2025-06-05',
            amount: 2_083_334n,
            status: 'Failed',
            reason: 'There was not enough money in the account.',
          },
        ],
        arrears: { quoteId: 'q-7', amount: 4_166_668n, until: '2025-07-16' },
      }),
    )
  })

  test.each([
    [
      { accounts: [account], amount: 50, until: '2025-06-18T13:05:00Z' },
      { from: undefined, hasLapsed: false },
    ],
    [
      { accounts: [account], amount: 50, until: '2025-06-18T13:05:00Z', from: account, lapsed: true },
      { from: account, hasLapsed: true },
    ],
  ])('[PAY-17: what to send] reads what a mandate waits for: %j', async (activation, more) => {
    const { port, call } = startPort(makeMandatePort, result({ id: 4, status: false, activation }))
    expect(await port.byId(id(4), call)()).toMatchObject(
      right({ activation: { accounts: [account], amount: 5_000n, until: activation.until, ...more } }),
    )
  })

  test.each([
    undefined,
    null,
    {},
    { accounts: [account], until: '2025-06-18' },
    { accounts: [{}], amount: 50, until: '' },
  ])(
    '[PAY-17: what to send] a server that says nothing of it, or something else (%j), takes nothing away',
    async (activation) => {
      const { port, call } = startPort(makeMandatePort, result({ id: 4, status: false, activation }))
      expect(await port.byId(id(4), call)()).toMatchObject(right({ isActive: false, activation: undefined }))
    },
  )
})
