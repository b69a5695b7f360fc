import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import type { ReadFile } from '../platform/files/routes'
import { identityDocument } from './tables'

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/** An identity document as it was stored. */
export const documentFile =
  (db: Database): ReadFile =>
  async (id) => {
    const [found] = await db.select().from(identityDocument).where(eq(identityDocument.id, id))
    const ending = found === undefined ? undefined : endings[found.mediaType]
    if (found === undefined || ending === undefined) return undefined
    return { mediaType: found.mediaType, name: `document-${found.id}.${ending}`, content: found.content }
  }
