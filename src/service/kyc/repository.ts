import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { bankAccount, bvnRecord, employer, identityDocument, medicalAnswer } from './tables'
import { transact } from '../platform/database/transaction'
import { markSaved } from './section-repository'

type BankAccount = Omit<typeof bankAccount.$inferInsert, 'customerId'>
type Employer = Omit<typeof employer.$inferInsert, 'customerId'>
type Document = Omit<typeof identityDocument.$inferInsert, 'customerId' | 'createdAt'>
type Answer = { readonly question: string; readonly selected: boolean }

/** Each save updates the record and its section's review in one transaction. */

export const putBankAccount = (db: Database, customerId: string, account: BankAccount, now: Date) =>
  transact(db, async (transaction) => {
    await transaction
      .insert(bankAccount)
      .values({ customerId, ...account })
      .onConflictDoUpdate({ target: bankAccount.customerId, set: account })
    await markSaved(transaction, customerId, 'Account Info', now)
  })

export const putBvn = (db: Database, customerId: string, bvn: string, now: Date) =>
  transact(db, async (transaction) => {
    await transaction
      .insert(bvnRecord)
      .values({ customerId, bvn })
      .onConflictDoUpdate({ target: bvnRecord.customerId, set: { bvn } })
    await markSaved(transaction, customerId, 'Bvn Info', now)
  })

export const putEmployer = (db: Database, customerId: string, record: Employer, now: Date) =>
  transact(db, async (transaction) => {
    await transaction
      .insert(employer)
      .values({ customerId, ...record })
      .onConflictDoUpdate({ target: employer.customerId, set: record })
    await markSaved(transaction, customerId, 'Employer Info', now)
  })

export const putMedical = (db: Database, customerId: string, answers: readonly Answer[], now: Date) =>
  transact(db, async (transaction) => {
    // The section's row first: its lock serializes concurrent saves.
    await markSaved(transaction, customerId, 'Medical Info', now)
    await transaction.delete(medicalAnswer).where(eq(medicalAnswer.customerId, customerId))
    await transaction.insert(medicalAnswer).values(answers.map((answer) => ({ customerId, ...answer })))
  })

/**
 * Makes sure, in the transaction that stores a document, that there is room for so many bytes more.
 * @throws NoRoomError if there is none
 */
export type RequireRoom = (transaction: Database, customerId: string, added: number) => Promise<void>

type Storing = { readonly db: Database; readonly requireRoom: RequireRoom }

/** Stores the document and returns its id. @throws NoRoomError if the customer keeps too many */
export const addDocument = (
  { db, requireRoom }: Storing,
  customerId: string,
  document: Document,
  now: Date,
): Promise<number> =>
  transact(db, async (transaction) => {
    await requireRoom(transaction, customerId, document.content.length)
    const [row] = await transaction
      .insert(identityDocument)
      .values({ customerId, ...document, createdAt: now })
      .returning({ id: identityDocument.id })
    await markSaved(transaction, customerId, 'Identification Document', now)
    return row?.id ?? 0
  })
