import { and, count, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database'
import { notCharged, type Refusal } from '../payment/refusal'
import { mandate } from '../tables'
import { waits } from './waiting'

/** The most mandates of a customer that wait for a transfer. */
const MOST_WAITING = 50

/** Why a customer can set up no other mandate now, if as many wait as we keep. */
export const noRoomForMandate = async (db: Database, customerId: string): Promise<Refusal | undefined> => {
  const [held] = await db
    .select({ waiting: count() })
    .from(mandate)
    .where(and(eq(mandate.customerId, customerId), waits))
  return (held?.waiting ?? 0) < MOST_WAITING
    ? undefined
    : {
        message: `We keep at most ${MOST_WAITING} mandates for you that wait for a transfer, and you have that many.`,
        details: `${notCharged} Send one of the transfers first, or pay by card.`,
      }
}
