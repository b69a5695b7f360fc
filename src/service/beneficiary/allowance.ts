import { count, eq, sql, type AnyColumn } from 'drizzle-orm'
import brand from '../../brand.json'
import { lockCustomer } from '../account/repository'
import type { Database } from '../platform/database/database'
import { beneficiary, beneficiaryDocument } from './tables'
import { identityDocument } from '../kyc/tables'
import { NoRoomError } from '../wire/errors'
import { MIB } from '../wire/limits'

/** What a customer keeps: how many documents, and how many bytes they have together. */
export type StoredDocuments = { readonly documents: number; readonly bytes: number }

/** The most that a customer keeps, documents of beneficiaries included. */
const MOST_DOCUMENTS = 50
const MOST_MEBIBYTES = 200

/** Why there is no room for one more document of this size; `null` if there is. */
export const documentRefusal = ({ documents, bytes }: StoredDocuments, added: number): string | null => {
  if (documents >= MOST_DOCUMENTS)
    return `We keep at most ${MOST_DOCUMENTS} documents for you, and you have sent that many.`
  if (bytes + added > MOST_MEBIBYTES * MIB)
    return `We keep at most ${MOST_MEBIBYTES} MB of documents for you, and this one would exceed that.`
  return null
}

/** The length of a column of bytes, which the database knows without reading them. */
const bytesIn = (column: AnyColumn) => sql<string>`coalesce(sum(octet_length(${column})), 0)`

/**
 * Makes sure that there is room for one more document, in the transaction that stores it. The customer's row stays locked
 * until its end, so that concurrent uploads cannot exceed the limit. Every upload is kept, so none replaces another.
 * @throws NoRoomError if there is no room
 */
export const requireRoom = async (db: Database, customerId: string, added: number): Promise<void> => {
  await lockCustomer(db, customerId)
  const own = await db
    .select({ documents: count(), bytes: bytesIn(identityDocument.content) })
    .from(identityDocument)
    .where(eq(identityDocument.customerId, customerId))
  const ofBeneficiaries = await db
    .select({ documents: count(), bytes: bytesIn(beneficiaryDocument.content) })
    .from(beneficiaryDocument)
    .innerJoin(beneficiary, eq(beneficiary.id, beneficiaryDocument.beneficiaryId))
    .where(eq(beneficiary.customerId, customerId))
  const stored = [...own, ...ofBeneficiaries].reduce<StoredDocuments>(
    (sum, { documents, bytes }) => ({ documents: sum.documents + documents, bytes: sum.bytes + Number(bytes) }),
    { documents: 0, bytes: 0 },
  )
  const refusal = documentRefusal(stored, added)
  if (refusal !== null) throw new NoRoomError(refusal, `Please write to ${brand.email} if you need to send another.`)
}
