import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { customer } from '../account/tables'
import { bankAccount, bvnRecord, employer, identityDocument, medicalAnswer } from './tables'

/** The saved KYC records, each read by its own customer only. */

export const employerOf = async (db: Database, customerId: string) =>
  (await db.select().from(employer).where(eq(employer.customerId, customerId)))[0]

export const bankAccountOf = async (db: Database, customerId: string) =>
  (await db.select().from(bankAccount).where(eq(bankAccount.customerId, customerId)))[0]

/** The verified number with the customer's phone number. */
export const bvnOf = async (db: Database, customerId: string) =>
  (
    await db
      .select({ bvn: bvnRecord.bvn, phoneNumber: customer.phoneNumber })
      .from(bvnRecord)
      .innerJoin(customer, eq(customer.id, bvnRecord.customerId))
      .where(eq(bvnRecord.customerId, customerId))
  )[0]

export const medicalAnswersOf = (db: Database, customerId: string) =>
  db
    .select({ question: medicalAnswer.question, selected: medicalAnswer.selected })
    .from(medicalAnswer)
    .where(eq(medicalAnswer.customerId, customerId))
    .orderBy(asc(medicalAnswer.question))

/** Documents, newest first, without the files. */
export const documentsOf = (db: Database, customerId: string) =>
  db
    .select({ id: identityDocument.id, type: identityDocument.type, issueDate: identityDocument.issueDate })
    .from(identityDocument)
    .where(eq(identityDocument.customerId, customerId))
    .orderBy(desc(identityDocument.createdAt), desc(identityDocument.id))
