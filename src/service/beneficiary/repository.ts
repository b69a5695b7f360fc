import { and, count, eq, ne, sum, type SQL } from 'drizzle-orm'
import type { PagedQuery } from '../../contract/query'
import { percentage, HUNDRED_PERCENT, type Percentage } from '../../domain/values/percentage'
import { lockCustomer } from '../account/repository'
import type { Database } from '../platform/database/database'
import { beneficiary, beneficiaryDocument } from './tables'
import { transact } from '../platform/database/transaction'
import { requireRoom } from './allowance'
import { contains } from '../wire/filter'
import { orderOf } from '../wire/order'
import { skipOf, takeOf } from '../wire/paging'

export type BeneficiaryRow = typeof beneficiary.$inferSelect
export type BeneficiaryDetails = Pick<
  BeneficiaryRow,
  'surname' | 'otherNames' | 'relationshipType' | 'shareHundredths' | 'mobileNo'
>
type BeneficiaryDocument = Omit<typeof beneficiaryDocument.$inferInsert, 'beneficiaryId'>

/** The saved id; or the sum of the other shares, if the share exceeds the rest; or no such beneficiary, or too many. */
export type Outcome =
  | { readonly kind: 'saved'; readonly id: number }
  | { readonly kind: 'over'; readonly others: Percentage }
  | { readonly kind: 'missing' }
  | { readonly kind: 'full' }

export const MOST_BENEFICIARIES = 50

const sumOfShares = async (db: Database, where: SQL | undefined): Promise<Percentage> => {
  const [row] = await db
    .select({ total: sum(beneficiary.shareHundredths) })
    .from(beneficiary)
    .where(where)
  return percentage(BigInt(row?.total ?? '0'))
}

const over = (others: Percentage, share: number): boolean => others + BigInt(share) > HUNDRED_PERCENT

/** Adds a beneficiary with a document. The lock of the customer's row serializes concurrent saves. */
export const addBeneficiary = (
  db: Database,
  customerId: string,
  details: BeneficiaryDetails,
  document: BeneficiaryDocument,
  now: Date,
): Promise<Outcome> =>
  transact(db, async (transaction) => {
    await requireRoom(transaction, customerId, document.content.length)
    const own = eq(beneficiary.customerId, customerId)
    const [named] = await transaction.select({ count: count() }).from(beneficiary).where(own)
    if ((named?.count ?? 0) >= MOST_BENEFICIARIES) return { kind: 'full' }
    const others = await sumOfShares(transaction, own)
    if (over(others, details.shareHundredths)) return { kind: 'over', others }
    const [row] = await transaction
      .insert(beneficiary)
      .values({ customerId, ...details, createdAt: now })
      .returning({ id: beneficiary.id })
    if (row === undefined) throw new Error('a beneficiary was not returned by its insert')
    await transaction.insert(beneficiaryDocument).values({ beneficiaryId: row.id, ...document })
    return { kind: 'saved', id: row.id }
  })

/** Updates a beneficiary of the customer; its previous share is excluded from the sum. */
export const changeBeneficiary = (
  db: Database,
  customerId: string,
  id: number,
  details: BeneficiaryDetails,
  now: Date,
): Promise<Outcome> =>
  transact(db, async (transaction) => {
    await lockCustomer(transaction, customerId)
    const own = and(eq(beneficiary.id, id), eq(beneficiary.customerId, customerId))
    if ((await transaction.select({ id: beneficiary.id }).from(beneficiary).where(own)).length === 0)
      return { kind: 'missing' }
    const others = await sumOfShares(transaction, and(eq(beneficiary.customerId, customerId), ne(beneficiary.id, id)))
    if (over(others, details.shareHundredths)) return { kind: 'over', others }
    await transaction
      .update(beneficiary)
      .set({ ...details, modifiedAt: now })
      .where(own)
    return { kind: 'saved', id }
  })

/** The sort fields of beneficiary lists, by their names in the API. */
export const sortable = {
  creationTime: beneficiary.createdAt,
  surname: beneficiary.surname,
  otherNames: beneficiary.otherNames,
  relationshipType: beneficiary.relationshipType,
  sharePercentage: beneficiary.shareHundredths,
  mobileNo: beneficiary.mobileNo,
} as const

/** One page of a customer's beneficiaries and their total number. */
export const listBeneficiaries = async (db: Database, customerId: string, query: PagedQuery) => {
  const where = and(
    eq(beneficiary.customerId, customerId),
    contains(query.Filter, beneficiary.surname, beneficiary.otherNames),
  )
  const rows = await db
    .select()
    .from(beneficiary)
    .where(where)
    .orderBy(...orderOf(query, sortable, beneficiary.createdAt, beneficiary.id))
    .offset(skipOf(query))
    .limit(takeOf(query))
  const [total] = await db.select({ count: count() }).from(beneficiary).where(where)
  return { totalCount: total?.count ?? 0, rows }
}

/** All beneficiaries of a customer, in the order in which they were named: for certificates. */
export const allBeneficiaries = (db: Database, customerId: string): Promise<BeneficiaryRow[]> =>
  db
    .select()
    .from(beneficiary)
    .where(eq(beneficiary.customerId, customerId))
    .orderBy(beneficiary.createdAt, beneficiary.id)

export const hasBeneficiary = async (db: Database, customerId: string): Promise<boolean> =>
  (await db.select({ id: beneficiary.id }).from(beneficiary).where(eq(beneficiary.customerId, customerId)).limit(1))
    .length > 0

export const findBeneficiary = async (
  db: Database,
  customerId: string,
  id: number,
): Promise<BeneficiaryRow | undefined> =>
  (
    await db
      .select()
      .from(beneficiary)
      .where(and(eq(beneficiary.id, id), eq(beneficiary.customerId, customerId)))
  )[0]
