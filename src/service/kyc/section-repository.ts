import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { prepared } from '../platform/database/prepared'
import { kycSection } from './tables'
import type { KycField, Section, SectionStatus } from './sections'

export const listSections = (db: Database, customerId: string): Promise<Section[]> =>
  prepared(db, 'sections of customer', () =>
    db
      .select({ field: kycSection.field, status: kycSection.status, reason: kycSection.reason })
      .from(kycSection)
      .where(eq(kycSection.customerId, sql.placeholder('customerId'))),
  ).execute({ customerId })

/** Records that a section was saved: its review is pending, even if it was reviewed before. */
export const markSaved = async (db: Database, customerId: string, field: KycField, now: Date): Promise<void> => {
  const saved = { status: 'Pending', reason: null, savedAt: now } as const
  await db
    .insert(kycSection)
    .values({ customerId, field, ...saved })
    .onConflictDoUpdate({ target: [kycSection.customerId, kycSection.field], set: saved })
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
    .set({ status, reason })
    .where(and(eq(kycSection.customerId, customerId), inArray(kycSection.field, [...fields])))
}
