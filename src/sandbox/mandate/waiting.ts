import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database } from '../database/database'
import { customer, debit, mandate, payment, policy, quote } from '../database/schema'
import { lockQuote } from '../insurance/repository'
import { isWaiting } from './activation'
import { bookDueDebits, type Booking } from './booking'

/** What `isWaiting` says of a row. */
const waits = and(eq(mandate.active, false), isNotNull(mandate.activateUntil), isNull(mandate.lapsedAt))

const findMandate = async (db: Database, id: number) => (await db.select().from(mandate).where(eq(mandate.id, id)))[0]

const lockMandate = async (db: Database, id: number) => {
  const [found] = await db.select().from(mandate).where(eq(mandate.id, id)).for('update')
  return found !== undefined && isWaiting(found) ? found : undefined
}

/**
 * Books the customer's transfer: the bank has the consent, the mandate is active, and what is due is debited, all or
 * nothing. `false` if the mandate does not wait for it.
 */
export const bookTransfer = (db: Database, id: number, booking: Booking): Promise<boolean> =>
  db.transaction(async (transaction) => {
    if ((await lockMandate(transaction, id)) === undefined) return false
    await transaction.update(mandate).set({ active: true }).where(eq(mandate.id, id))
    await bookDueDebits(transaction, id, booking)
    return true
  })

/**
 * Ends a mandate that was not activated. Its payment and its policy, which never began, are deleted: the quote is unpaid,
 * and can be paid again. Its row is locked as for a payment, so that there is one or the other. `false` if the mandate
 * does not wait.
 */
export const lapse = (db: Database, id: number, { now }: Booking): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const found = await findMandate(transaction, id)
    if (found === undefined) return false
    await lockQuote(transaction, found.customerId, found.quoteId)
    const locked = await lockMandate(transaction, id)
    if (locked === undefined) return false
    const until = locked.activateUntil !== null && locked.activateUntil < now ? locked.activateUntil : now
    await transaction.update(mandate).set({ lapsedAt: now, activateUntil: until }).where(eq(mandate.id, id))
    await transaction.delete(debit).where(eq(debit.mandateId, id))
    await transaction.delete(policy).where(eq(policy.quoteId, locked.quoteId))
    await transaction.delete(payment).where(eq(payment.quoteId, locked.quoteId))
    return true
  })

/** A mandate whose time has come: its transfer arrives by itself, or it lapses. */
type Ripe = { readonly id: number; readonly lapses: boolean }

/** How many mandates are read at once. */
export const RIPE_AT_ONCE = 100

/**
 * The mandates whose transfer arrives by itself so many seconds after they were set up, and those whose time has passed
 * before; `undefined` seconds for none of the first.
 */
export const ripeMandates = async (db: Database, seconds: number | undefined, now: Date): Promise<readonly Ripe[]> => {
  const arrival = seconds === undefined ? Number.POSITIVE_INFINITY : seconds * 1_000
  const lapsing = await db
    .select()
    .from(mandate)
    .where(and(waits, lte(mandate.activateUntil, now)))
    .orderBy(asc(mandate.id))
    .limit(RIPE_AT_ONCE)
  const arriving =
    seconds === undefined
      ? []
      : await db
          .select()
          .from(mandate)
          .where(and(waits, lte(mandate.createdAt, new Date(now.getTime() - arrival))))
          .orderBy(asc(mandate.id))
          .limit(RIPE_AT_ONCE)
  return [...lapsing, ...arriving.filter(({ id }) => !lapsing.some((other) => other.id === id))].map(
    ({ id, createdAt, activateUntil }) => ({
      id,
      lapses: createdAt.getTime() + arrival > (activateUntil?.getTime() ?? Number.POSITIVE_INFINITY),
    }),
  )
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
