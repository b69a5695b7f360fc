import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../platform/database/database'
import { customer } from '../../account/tables'
import { mandate } from '../tables'
import { quote } from '../../shop/tables'
import { transact } from '../../platform/database/transaction'
import { AT_ONCE } from '../../platform/rounds'
import { isWaiting } from './activation'
import { bookDebitsOf, type Booking } from './booking'
import { endMandate } from './ending'
import { lockMandate } from './repository'

/** What `isWaiting` says of a row. */
export const waits = and(eq(mandate.active, false), isNotNull(mandate.activateUntil), isNull(mandate.lapsedAt))

/** Locks a mandate if it waits. */
const lockWaiting = async (db: Database, id: number) => {
  const locked = await lockMandate(db, id)
  return locked !== undefined && isWaiting(locked) ? locked : undefined
}

/**
 * Books the customer's transfer: the bank has the consent, the mandate is active, and what is due is debited, all or
 * nothing. `false` if the mandate does not wait for it.
 */
export const bookTransfer = (db: Database, id: number, booking: Booking): Promise<boolean> =>
  transact(db, async (transaction) => {
    const locked = await lockWaiting(transaction, id)
    if (locked === undefined) return false
    await transaction.update(mandate).set({ active: true }).where(eq(mandate.id, id))
    await bookDebitsOf(transaction, locked, booking)
    return true
  })

/** Ends a mandate that was not activated. `false` if the mandate does not wait. */
export const lapse = (db: Database, id: number, { now, portal }: Pick<Booking, 'now' | 'portal'>): Promise<boolean> =>
  transact(db, async (transaction) => {
    const locked = await lockWaiting(transaction, id)
    if (locked === undefined) return false
    await endMandate(transaction, locked, { reason: 'no transfer', now, portal })
    return true
  })

/** A mandate whose time has come: its transfer arrives by itself, or it lapses. */
type Ripe = { readonly id: number; readonly lapses: boolean }

/**
 * The first mandates after an id whose transfer arrives by itself so many seconds after they were set up, and those whose
 * time has passed before; `undefined` seconds for none of the first.
 */
export const ripeMandates = async (
  db: Database,
  { seconds, now, after }: { readonly seconds: number | undefined; readonly now: Date; readonly after: number },
): Promise<readonly Ripe[]> => {
  const arrival = seconds === undefined ? Number.POSITIVE_INFINITY : seconds * 1_000
  const lapsing = await db
    .select()
    .from(mandate)
    .where(and(waits, gt(mandate.id, after), lte(mandate.activateUntil, now)))
    .orderBy(asc(mandate.id))
    .limit(AT_ONCE)
  const arriving =
    seconds === undefined
      ? []
      : await db
          .select()
          .from(mandate)
          .where(and(waits, gt(mandate.id, after), lte(mandate.createdAt, new Date(now.getTime() - arrival))))
          .orderBy(asc(mandate.id))
          .limit(AT_ONCE)
  return [...lapsing, ...arriving.filter(({ id }) => !lapsing.some((other) => other.id === id))]
    .toSorted((one, other) => one.id - other.id)
    .slice(0, AT_ONCE)
    .map(({ id, createdAt, activateUntil }) => ({
      id,
      lapses: createdAt.getTime() + arrival > (activateUntil?.getTime() ?? Number.POSITIVE_INFINITY),
    }))
}

/** The mandates that wait for a transfer, with their customers, for the sandbox page. */
export const waitingMandates = async (db: Database) =>
  db
    .select({
      id: mandate.id,
      emailAddress: customer.emailAddress,
      product: quote.productName,
      bank: mandate.source,
      lastDigits: mandate.lastDigits,
      until: mandate.activateUntil,
    })
    .from(mandate)
    .innerJoin(customer, eq(customer.id, mandate.customerId))
    .innerJoin(quote, eq(quote.id, mandate.quoteId))
    .where(waits)
    .orderBy(asc(mandate.id))
