/** @jest-environment node */
import { makeMandatePort } from '../../../src/adapters/http/mandate'
import { makePolicyPort } from '../../../src/adapters/http/policy'
import { makeReferralPort } from '../../../src/adapters/http/referral'
import { columns as mandateColumns } from '../../../src/ui/pages/mandates/columns'
import { columnsOn } from '../../../src/ui/pages/policies/columns'
import { columns as referralColumns } from '../../../src/ui/pages/rewards/columns'
import { day } from '../../support/builders'
import { result } from '../../support/scripted-fetch'
import { startPort } from './start-port'

const nothing = result({ totalCount: 0, items: [] })

/** Every sortable column of the portal's tables, by its header, with the server's field. */
const tables = {
  policies: {
    columns: columnsOn(day('2025-06-16')).list,
    list: () => startPort(makePolicyPort, nothing),
    names: {
      'Product Name': 'quote.product.name',
      Reference: 'payment.paymentReference',
      'Total Amount': 'payment.totalAmount',
      'Policy Number': 'policyNo',
      'Quote Number': 'quote.quoteNo',
    },
  },
  mandates: {
    columns: mandateColumns.list,
    list: () => startPort(makeMandatePort, nothing),
    names: {
      Product: 'product.name',
      Amount: 'amount',
      Source: 'source',
      Frequency: 'frequency',
      'Notification Type': 'notificationType',
      'Start Date': 'startDate',
      'End Date': 'endDate',
      Status: 'status',
    },
  },
  referrals: {
    columns: referralColumns.list,
    list: () => startPort(makeReferralPort, nothing),
    names: { Name: 'referralName', Status: 'status', Amount: 'amount' },
  },
} as const

const sortable = (columns: readonly { readonly id: string; readonly header: string; readonly sortable?: boolean }[]) =>
  columns.filter((column) => column.sortable === true)

describe.each(Object.entries(tables))('[TABLE-06: sorting] the table of %s', (_, { columns, list, names }) => {
  const wireNames: Readonly<Record<string, string>> = names

  test('can be sorted by these columns', () => {
    expect(sortable(columns).map(({ header }) => header)).toEqual(Object.keys(wireNames))
  })

  test.each(sortable(columns))(
    'sorted by "$header" requests that field from the server, ascending and descending',
    async ({ id, header }) => {
      for (const [descending, direction] of [
        [false, 'ASC'],
        [true, 'DESC'],
      ] as const) {
        const { port, sent, call } = list()
        await port.list({ skip: 0, take: 10, sort: { column: id, descending } }, call)()
        const [[, address] = []] = sent()
        expect(new URLSearchParams(String(address).split('?')[1]).get('Sorting')).toBe(
          `${wireNames[header] ?? ''} ${direction}`,
        )
      }
    },
  )
})
