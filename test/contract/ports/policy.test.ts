import { makePolicyPort } from '../../../src/adapters/http/policy'
import { policySortColumns, type ListedPolicy, type PolicySortColumn } from '../../../src/domain/policy/policy'
import { aBuyer } from './buyer'
import { aCall, signedInAsDemo, valueOf } from './connect'
import { expectSortedBy } from './sorted-by'

const firstPage = { skip: 0, take: 10 }

describe('the policies', () => {
  test('[POL-06] are read by page, with the total number', async () => {
    const portal = await signedInAsDemo()
    const policies = makePolicyPort(portal.http)
    const pages = [
      valueOf(await policies.list(firstPage, aCall())()),
      valueOf(await policies.list({ skip: 30, take: 10 }, aCall())()),
    ]
    expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
      [10, 38],
      [8, 38],
    ])
    const path = '/api/services/app/Policy/GetAll'
    expect(portal.sent.slice(1).map((sent) => sent.path)).toEqual([
      `${path}?SkipCount=0&MaxResultCount=10`,
      `${path}?SkipCount=30&MaxResultCount=10`,
    ])
  })

  test('[POL-01: sorting, search] [POL-06] are sorted by each column, ascending and descending, and searched', async () => {
    const portal = await signedInAsDemo()
    const policies = makePolicyPort(portal.http)
    const differing = await expectSortedBy<ListedPolicy, PolicySortColumn>(policies.list, {
      productName: ({ productName }) => productName,
      reference: ({ payment }) => payment.paymentReference,
      totalAmount: ({ payment }) => payment.totalAmount,
      policyNo: ({ policyNo }) => policyNo,
      quoteNo: ({ quoteNo }) => quoteNo,
    })
    expect(differing).toEqual(policySortColumns)
    const motor = valueOf(await policies.list({ ...firstPage, take: 100, search: 'mOtOr' }, aCall())())
    expect(motor.total).toBe(motor.rows.length)
    expect(motor.total).toBeGreaterThan(0)
    expect(motor.total).toBeLessThan(38)
    expect(motor.rows.every(({ productName }) => productName?.includes('Motor'))).toBe(true)
    const nothing = valueOf(await policies.list({ ...firstPage, search: 'no such policy' }, aCall())())
    expect(nothing).toEqual({ rows: [], total: 0 })
    expect(portal.sent.at(-1)?.path).toMatch(/Filter=no\+such\+policy$/)
  })
})

describe('a policy', () => {
  test('[POL-06] is read by its id, [POL-07] with the server’s states and the gateway', async () => {
    const { http, payByCard, quote, sent } = await aBuyer()
    await payByCard()
    const policies = makePolicyPort(http)
    const [row] = valueOf(await policies.list(firstPage, aCall())()).rows
    if (row === undefined) throw new Error('there is no policy')
    const policy = valueOf(await policies.byId(row.id, aCall())())
    const { details, receiptUrl, checkUrl, ...shown } = policy
    // The address of the file has the minute of the call in it.
    expect({ ...shown, certificateUrl: row.certificateUrl }).toEqual(row)
    expect(quote.details).toEqual(expect.arrayContaining([...details]))
    expect(details.length).toBeGreaterThan(5)
    expect([row.certificateUrl, policy.certificateUrl]).toEqual(
      Array(2).fill(expect.stringMatching(/^https?:.*\/files\/./)),
    )
    expect([receiptUrl, checkUrl]).toEqual([
      expect.stringMatching(/^https?:.*\/files\/./),
      expect.stringMatching(/^https?:.*\/verify\/./),
    ])
    expect(sent.at(-1)?.path).toBe(`/api/services/app/Policy/GetById?id=${String(row.id)}`)
    expect(policy).toMatchObject({
      status: 'Active',
      quoteNo: quote.quoteNo,
      totalPremium: 25_000_000n,
      productName: 'Comprehensive Motor',
      productCode: 'MTC',
      payment: {
        status: 'Paid',
        gateway: 'Sandbox Card',
        channel: 'card',
        currency: 'NGN',
        amount: 25_000_000n,
        totalAmount: 25_000_000n,
        fees: 0n,
      },
    })
    expect(new Date(policy.creationTime ?? '').getTime()).toBeGreaterThan(Date.now() - 3_600_000)
  })
})
