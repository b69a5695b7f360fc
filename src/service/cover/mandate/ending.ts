import { eq } from 'drizzle-orm'
import { findById } from '../../account/repository'
import type { Now } from '../../platform/clock/clock'
import type { Database } from '../../platform/database/database'
import { sendMail } from '../../platform/mail/repository'
import { findQuote } from '../../shop/quote/repository'
import { debit, mandate, payment, policy } from '../tables'
import { becauseOf, endingMail, type EndReason } from './ending-mail'

type Locked = Pick<typeof mandate.$inferSelect, 'id' | 'customerId' | 'quoteId' | 'activateUntil' | 'lastDigits'>

type Ending = {
  readonly reason: EndReason
  readonly now: Now
  /** The portal's origin, for the link in the mail; without it no mail is sent. */
  readonly portal: string | undefined
}

/**
 * Ends a mandate, which is locked, before its first debit, and tells its customer. Its payment and its policy, which never
 * began, are deleted: the quote is unpaid.
 */
export const endMandate = async (db: Database, locked: Locked, { reason, now, portal }: Ending): Promise<void> => {
  const { id, customerId, quoteId, activateUntil, lastDigits } = locked
  const until = activateUntil !== null && activateUntil < now.business ? activateUntil : now.business
  const ended = { active: false, lapsedAt: now.business, activateUntil: until, endedBecause: becauseOf(reason) ?? null }
  await db.update(mandate).set(ended).where(eq(mandate.id, id))
  await db.delete(debit).where(eq(debit.mandateId, id))
  await db.delete(payment).where(eq(payment.quoteId, quoteId))
  await db.delete(policy).where(eq(policy.quoteId, quoteId))
  const [customer, quote] = [await findById(db, customerId), await findQuote(db, customerId, quoteId)]
  if (portal === undefined || customer === undefined || quote === undefined) return
  const facts = { reason, product: quote.productName, lastDigits, until, portal }
  await sendMail(db, customer.emailAddress, endingMail(customer.name, facts), now.security)
}
