import { eq } from 'drizzle-orm'
import type { Database } from '../../service/platform/database/database'
import { identityDocument } from '../database/schema'

type StoredDocument = typeof identityDocument.$inferSelect

/** A document by its id alone, without a customer: only for a capability, which its owner was given. */
export const findDocument = async (db: Database, id: number): Promise<StoredDocument | undefined> =>
  (await db.select().from(identityDocument).where(eq(identityDocument.id, id)))[0]
