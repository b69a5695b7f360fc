import { and, count, eq, inArray, sql, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm'
import type { PagedQuery } from '../../../contract/query'
import type { Database } from '../../platform/database/database'
import { prepared } from '../../platform/database/prepared'
import { payment, policy } from '../tables'
import { quote } from '../../shop/tables'
import { matches, patternOf } from '../../wire/filter'
import { orderOf } from '../../wire/order'
import { skipOf, sortingOf, takeOf } from '../../wire/paging'
import { storeMissingFacts } from './insured-things'

/** The sort fields of policy lists by their names in the API; nested ones with dots or by their last part. */
export const sortable = {
  creationTime: policy.createdAt,
  lastModificationTime: policy.modifiedAt,
  policyNo: policy.policyNo,
  status: policy.status,
  name: policy.name,
  productName: policy.productName,
  'quote.product.name': policy.productName,
  quoteNo: policy.quoteNo,
  'quote.quoteNo': policy.quoteNo,
  totalPremium: policy.totalPremium,
  'quote.totalPremium': policy.totalPremium,
  paymentReference: policy.paymentReference,
  'payment.paymentReference': policy.paymentReference,
  totalAmount: policy.totalAmount,
  'payment.totalAmount': policy.totalAmount,
} as const

/** The sort fields of the list of products. */
export const userProductSortable = {
  creationTime: policy.createdAt,
  policyNo: policy.policyNo,
  name: policy.productName,
  'product.name': policy.productName,
} as const

const select = (db: Database, where: SQL | undefined) =>
  db
    .select({ policy, quote, payment })
    .from(policy)
    .innerJoin(quote, eq(quote.id, policy.quoteId))
    .innerJoin(payment, eq(payment.quoteId, policy.quoteId))
    .where(where)

export type PolicyRow = Awaited<ReturnType<typeof select>>[number]

/** The columns that a list shows: those of a row that it does not show are neither sent nor decoded. */
const listed = {
  policy: {
    id: policy.id,
    policyNo: policy.policyNo,
    status: policy.status,
    name: policy.name,
    clientNo: policy.clientNo,
    description: policy.description,
    coverFrom: policy.coverFrom,
    coverTo: policy.coverTo,
    suspendedOn: policy.suspendedOn,
    cancelledOn: policy.cancelledOn,
    summary: policy.summary,
    createdAt: policy.createdAt,
    modifiedAt: policy.modifiedAt,
  },
  quote: {
    name: quote.name,
    quoteNo: quote.quoteNo,
    totalPremium: quote.totalPremium,
    productId: quote.productId,
    productName: quote.productName,
    productCode: quote.productCode,
    productSubCode: quote.productSubCode,
    productDescription: quote.productDescription,
  },
  payment: {
    status: payment.status,
    paymentReference: payment.paymentReference,
    transactionReference: payment.transactionReference,
    amount: payment.amount,
    fees: payment.fees,
    totalAmount: payment.totalAmount,
    gateWay: payment.gateWay,
    channel: payment.channel,
    currency: payment.currency,
    createdAt: payment.createdAt,
  },
}

/** The columns of a policy in a list; every {@link PolicyRow} has them too. */
export type ListedPolicy = {
  readonly [Table in keyof typeof listed]: Pick<PolicyRow[Table], keyof (typeof listed)[Table]>
}

type Value = string | Placeholder

const ofCustomer = (customerId: Value, pattern: Value | undefined) =>
  and(
    eq(policy.customerId, customerId),
    pattern === undefined ? undefined : matches(pattern, policy.productName, policy.policyNo, policy.quoteNo),
  )

const counted = (db: Database, where: SQL | undefined) => db.select({ count: count() }).from(policy).where(where)

/**
 * The statement of a page. The page is selected in the list's index alone and only its rows are read completely, so that
 * the cost does not depend on the size of the table. The total comes with each row.
 */
const pageStatement = (db: Database, order: readonly SQL[], isFiltered: boolean) => {
  const where = ofCustomer(sql.placeholder('customerId'), isFiltered ? sql.placeholder('pattern') : undefined)
  const page = db
    .select({ id: policy.id })
    .from(policy)
    .where(where)
    .orderBy(...order)
    .offset(sql.placeholder('skip'))
    .limit(sql.placeholder('take'))
  const total = sql<number>`(${counted(db, where)})`.mapWith(Number)
  return db
    .select({ ...listed, total })
    .from(policy)
    .innerJoin(quote, eq(quote.id, policy.quoteId))
    .innerJoin(payment, eq(payment.quoteId, policy.quoteId))
    .where(inArray(policy.id, page))
    .orderBy(...order)
}

/** Rows of a customer's policies; those of an earlier version are read again with the facts that they lack. */
const withFacts = async <Row extends { readonly policy: Pick<PolicyRow['policy'], 'summary'> }>(
  db: Database,
  customerId: string,
  read: () => Promise<Row[]>,
): Promise<Row[]> => {
  const rows = await read()
  if (rows.every(({ policy: { summary } }) => summary !== null)) return rows
  await storeMissingFacts(db, customerId)
  return read()
}

/** A row of the list has at least so many bytes. */
const LEAST_BYTES = 800

/** One page of a customer's policies and their total number. */
export const listPolicies = async (
  db: Database,
  customerId: string,
  query: PagedQuery,
  columns: Readonly<Record<string, AnyColumn>> = sortable,
): Promise<{ readonly totalCount: number; readonly rows: readonly ListedPolicy[] }> => {
  const sorting = sortingOf(query, Object.keys(columns))
  const pattern = patternOf(query.Filter)
  const name = [
    'policies by',
    sorting === undefined ? 'newest' : columns[sorting.field]?.name,
    sorting?.descending && 'descending',
    pattern && 'filtered',
  ]
  const statement = prepared(db, name.filter(Boolean).join(' '), () =>
    pageStatement(db, orderOf(query, columns, policy.createdAt, policy.id), pattern !== undefined),
  )
  const skip = skipOf(query)
  const rows = await withFacts(db, customerId, () =>
    statement.execute({ customerId, pattern, skip, take: takeOf(query, LEAST_BYTES) }),
  )
  if (rows[0] !== undefined || skip === 0) return { totalCount: rows[0]?.total ?? 0, rows }
  const [total] = await counted(db, ofCustomer(customerId, pattern))
  return { totalCount: total?.count ?? 0, rows }
}

export const findPolicy = async (db: Database, customerId: string, id: number): Promise<PolicyRow | undefined> =>
  (
    await withFacts(db, customerId, async () => select(db, and(eq(policy.id, id), eq(policy.customerId, customerId))))
  )[0]

/** The policy that a quote has become, if it is paid. */
export const findPolicyOfQuote = async (
  db: Database,
  customerId: string,
  quoteId: number,
): Promise<PolicyRow | undefined> =>
  (await select(db, and(eq(policy.quoteId, quoteId), eq(policy.customerId, customerId))))[0]

/** A policy by its id alone, without a customer: only for a capability, which its owner was given. */
export const findPolicyById = async (db: Database, id: number): Promise<PolicyRow | undefined> =>
  (await select(db, eq(policy.id, id)))[0]

/** A policy by its verification code, without a customer: only for the check page. */
export const findPolicyByCode = async (db: Database, code: string): Promise<PolicyRow | undefined> =>
  (await select(db, eq(policy.verificationCode, code)))[0]
