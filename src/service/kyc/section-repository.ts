import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { prepared } from '../platform/database/prepared'
import { kycSection } from './tables'
import type { KycField, SavedSection, SectionStatus } from './sections'

const columns = {
  field: kycSection.field,
  status: kycSection.status,
  reason: kycSection.reason,
  version: kycSection.version,
  savedAt: kycSection.savedAt,
}

export const listSections = (db: Database, customerId: string): Promise<SavedSection[]> =>
  prepared(db, 'sections of customer', () =>
    db
      .select(columns)
      .from(kycSection)
      .where(eq(kycSection.customerId, sql.placeholder('customerId'))),
  ).execute({ customerId })

/** The sections of a customer, which nobody saves until the transaction ends. */
export const lockSections = (db: Database, customerId: string): Promise<SavedSection[]> =>
  db
    .select(columns)
    .from(kycSection)
    .where(eq(kycSection.customerId, customerId))
    .orderBy(asc(kycSection.field))
    .for('no key update')

export const listSectionsOf = (db: Database, customerIds: readonly string[]) =>
  db
    .select({ customerId: kycSection.customerId, ...columns })
    .from(kycSection)
    .where(inArray(kycSection.customerId, [...customerIds]))

const nextVersion = sql`${kycSection.version} + 1`

/** Records that a section was saved: its review is pending, even if it was reviewed before. */
export const markSaved = async (db: Database, customerId: string, field: KycField, now: Date): Promise<void> => {
  const saved = { status: 'Pending', reason: null, savedAt: now } as const
  await db
    .insert(kycSection)
    .values({ customerId, field, ...saved })
    .onConflictDoUpdate({ target: [kycSection.customerId, kycSection.field], set: { ...saved, version: nextVersion } })
}

/** Records that something of a section was changed elsewhere, if its review is pending. */
export const markChanged = async (db: Database, customerId: string, field: KycField, now: Date): Promise<void> => {
  await db
    .update(kycSection)
    .set({ savedAt: now, version: nextVersion })
    .where(and(eq(kycSection.customerId, customerId), eq(kycSection.field, field), eq(kycSection.status, 'Pending')))
}

/** Records the review of some sections; only saved ones are updated. */
export const setSections = async (
  db: Database,
  customerId: string,
  fields: readonly KycField[],
  status: SectionStatus,
  reason: string | null,
): Promise<void> => {
  await db
    .update(kycSection)
    .set({ status, reason, version: nextVersion })
    .where(and(eq(kycSection.customerId, customerId), inArray(kycSection.field, [...fields])))
}
