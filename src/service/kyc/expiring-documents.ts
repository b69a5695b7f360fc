import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { CalendarDate } from '../../domain/values/calendar-date'
import type { Database } from '../platform/database/database'
import { AT_ONCE } from '../platform/rounds'
import { identityDocument } from './tables'

type Found = { readonly id: number; readonly customerId: string }

/** The first documents after an id that expire on a day. */
export const documentsExpiring = (db: Database, day: CalendarDate, after: number): Promise<readonly Found[]> =>
  db
    .select({ id: identityDocument.id, customerId: identityDocument.customerId })
    .from(identityDocument)
    .where(and(eq(identityDocument.expiryDate, day), gt(identityDocument.id, after)))
    .orderBy(asc(identityDocument.id))
    .limit(AT_ONCE)

/** A document without its file; `undefined` once the customer has sent another one. */
export const currentDocument = async (db: Database, { id, customerId }: Found) => {
  const [newest] = await db
    .select({
      id: identityDocument.id,
      type: identityDocument.type,
      expiryDate: identityDocument.expiryDate,
      createdAt: identityDocument.createdAt,
    })
    .from(identityDocument)
    .where(eq(identityDocument.customerId, customerId))
    .orderBy(desc(identityDocument.createdAt), desc(identityDocument.id))
    .limit(1)
  return newest?.id === id ? newest : undefined
}
