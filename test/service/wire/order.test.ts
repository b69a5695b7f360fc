import { getTableName, sql, type AnyColumn } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { sortable as beneficiaries } from '../../../src/service/beneficiary/repository'
import { beneficiary } from '../../../src/service/beneficiary/tables'
import { mandate, policy } from '../../../src/service/cover/tables'
import { referral } from '../../../src/service/referral/tables'
import { sortable as mandates } from '../../../src/service/cover/mandate/repository'
import { sortable as policies, userProductSortable } from '../../../src/service/cover/policy/repository'
import { sortable as referrals } from '../../../src/service/referral/repository'
import { orderOf } from '../../../src/service/wire/order'

type Table = { readonly id: AnyColumn; readonly createdAt: AnyColumn }

/** The order of a list in SQL for a sorting with field and direction. */
const orderBy = (table: Table, columns: Readonly<Record<string, AnyColumn>>, Sorting: string | undefined): string => {
  const query = { SkipCount: undefined, MaxResultCount: undefined, Filter: undefined, Sorting }
  const order = orderOf(query, columns, table.createdAt, table.id)
  return new PgDialect().sqlToQuery(sql.join(order, sql`, `)).sql
}

const lists = [
  {
    name: 'policies',
    table: policy,
    columns: policies,
    stored: {
      creationTime: 'policy.created_at',
      lastModificationTime: 'policy.modified_at',
      policyNo: 'policy.policy_no',
      status: 'policy.status',
      name: 'policy.name',
      productName: 'policy.product_name',
      'quote.product.name': 'policy.product_name',
      quoteNo: 'policy.quote_no',
      'quote.quoteNo': 'policy.quote_no',
      totalPremium: 'policy.total_premium',
      'quote.totalPremium': 'policy.total_premium',
      paymentReference: 'policy.payment_reference',
      'payment.paymentReference': 'policy.payment_reference',
      totalAmount: 'policy.total_amount',
      'payment.totalAmount': 'policy.total_amount',
    },
  },
  {
    name: 'products that a customer holds',
    table: policy,
    columns: userProductSortable,
    stored: {
      creationTime: 'policy.created_at',
      policyNo: 'policy.policy_no',
      name: 'policy.product_name',
      'product.name': 'policy.product_name',
    },
  },
  {
    name: 'mandates',
    table: mandate,
    columns: mandates,
    stored: {
      creationTime: 'mandate.created_at',
      name: 'mandate.name',
      amount: 'mandate.amount',
      source: 'mandate.source',
      frequency: 'mandate.frequency',
      notificationType: 'mandate.notification_type',
      startDate: 'mandate.start_date',
      endDate: 'mandate.end_date',
      nextExecuteDate: 'mandate.next_execute_date',
      status: 'mandate.active',
      product: 'quote.product_name',
      productName: 'quote.product_name',
      'product.name': 'quote.product_name',
    },
  },
  {
    name: 'referrals',
    table: referral,
    columns: referrals,
    stored: {
      creationTime: 'referral.created_at',
      referralName: 'referral.name',
      status: 'referral.status',
      amount: 'referral.amount',
    },
  },
  {
    name: 'beneficiaries',
    table: beneficiary,
    columns: beneficiaries,
    stored: {
      creationTime: 'beneficiary.created_at',
      surname: 'beneficiary.surname',
      otherNames: 'beneficiary.other_names',
      relationshipType: 'beneficiary.relationship_type',
      sharePercentage: 'beneficiary.share_hundredths',
      mobileNo: 'beneficiary.mobile_no',
    },
  },
] as const

describe.each(lists)('a list of $name', ({ table, columns, stored }) => {
  const newestFirst = `"${getTableName(table)}"."id" desc`

  test('can be sorted by these fields', () => {
    expect(Object.keys(columns)).toEqual(Object.keys(stored))
  })

  test.each(Object.entries(stored))('sorted by %s is ordered by %s, equal rows newest first', (field, place) => {
    const column = `"${place.replace('.', '"."')}"`
    expect(orderBy(table, columns, field)).toBe(`${column} asc, ${newestFirst}`)
    expect(orderBy(table, columns, `${field} DESC`)).toBe(`${column} desc, ${newestFirst}`)
  })

  test('unsorted is newest first, rows of the same time by id', () => {
    expect(orderBy(table, columns, undefined)).toBe(`"${getTableName(table)}"."created_at" desc, ${newestFirst}`)
  })
})
