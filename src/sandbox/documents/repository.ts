import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { identityDocument } from '../database/schema'

type StoredDocument = typeof identityDocument.$inferSelect

/** A document by its number alone: for a capability only, which was given to its owner. */
export const findDocument = async (db: Database, id: number): Promise<StoredDocument | undefined> =>
  (await db.select().from(identityDocument).where(eq(identityDocument.id, id)))[0]
