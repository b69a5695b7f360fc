import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database'
import { debit, mandate, payment, policy } from '../tables'

type Locked = Pick<typeof mandate.$inferSelect, 'id' | 'quoteId' | 'activateUntil'>

/**
 * Ends a mandate, which is locked, before its first debit. Its payment and its policy, which never began, are deleted: the
 * quote is unpaid. `because` says why, unless it was not activated in time.
 */
export const endMandate = async (
  db: Database,
  { id, quoteId, activateUntil }: Locked,
  now: Date,
  because?: string,
): Promise<void> => {
  const until = activateUntil !== null && activateUntil < now ? activateUntil : now
  const ended = { active: false, lapsedAt: now, activateUntil: until, endedBecause: because ?? null }
  await db.update(mandate).set(ended).where(eq(mandate.id, id))
  await db.delete(debit).where(eq(debit.mandateId, id))
  await db.delete(payment).where(eq(payment.quoteId, quoteId))
  await db.delete(policy).where(eq(policy.quoteId, quoteId))
}
