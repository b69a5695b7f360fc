import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { readAgainOnBreak } from '../platform/database/unavailable'
import type { Reader, ReadFile } from '../platform/files/routes'
import { identityDocument } from './tables'

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/** How much of a document is read at once, in bytes: a file of many mebibytes holds no more than a few of these. */
const PIECE = 64 * 1024

type Stored = { readonly db: Database; readonly id: number; readonly length: number }

async function* piecesOf({ db, id, length }: Stored, enqueue: Reader['enqueuePiece']): AsyncGenerator<Buffer> {
  for (let from = 0; from < length; from += PIECE) {
    const piece = sql<Uint8Array>`substring(${identityDocument.content} from ${from + 1} for ${PIECE})`
    const read = () => db.select({ piece }).from(identityDocument).where(eq(identityDocument.id, id))
    const [row] = await enqueue(() => readAgainOnBreak(read))
    if (row === undefined) throw new Error('A document is gone while it is sent.')
    yield Buffer.from(row.piece)
  }
}

/** An identity document as it was stored, read while it is sent. */
export const documentFile =
  (db: Database): ReadFile =>
  async (id, { enqueue, enqueuePiece }) => {
    const { mediaType, content } = identityDocument
    const [found] = await enqueue(() =>
      db
        .select({ mediaType, length: sql<number>`octet_length(${content})` })
        .from(identityDocument)
        .where(eq(identityDocument.id, id)),
    )
    const ending = found === undefined ? undefined : endings[found.mediaType]
    if (found === undefined || ending === undefined) return undefined
    return {
      mediaType: found.mediaType,
      name: `document-${id}.${ending}`,
      length: found.length,
      open: () =>
        Readable.from(piecesOf({ db, id, length: found.length }, enqueuePiece), {
          objectMode: false,
          highWaterMark: 1,
        }),
    }
  }
