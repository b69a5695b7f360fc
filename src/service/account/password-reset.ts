import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { accessToken, customer, loginAttempt, passwordReset } from './tables'
import { transact } from '../platform/database/transaction'
import { hasEmail, lockCustomer, type Customer } from './repository'
import { codeHashOf, newLinkCode, resetEnds } from './rules'

type ResetLink = { readonly customerId: string; readonly code: string }

/**
 * Issues a new code for the customer with this address; only its hash is stored. Earlier codes stay valid until one is
 * used. For any other address the same statement stores nothing, so that the time of the answer does not reveal accounts.
 */
export const issueReset = async (db: Database, emailAddress: string, now: Date): Promise<string> => {
  const code = newLinkCode()
  await db.execute(sql`
    insert into ${passwordReset} (code_hash, customer_id, expires_at)
    select ${codeHashOf(code)}::text, ${customer.id}, ${resetEnds(now).toISOString()}::timestamptz
    from ${customer} where ${hasEmail(emailAddress)}`)
  return code
}

const isOpen = ({ customerId, code }: ResetLink, now: Date) =>
  and(
    eq(passwordReset.codeHash, codeHashOf(code)),
    eq(passwordReset.customerId, customerId),
    gt(passwordReset.expiresAt, now),
  )

/** Whether a link can be used: one that cannot is refused before any hashing. */
export const isResetOpen = async (db: Database, link: ResetLink, now: Date): Promise<boolean> =>
  (await db.select({ id: passwordReset.customerId }).from(passwordReset).where(isOpen(link, now))).length > 0

type NewPassword = {
  readonly passwordHash: string
  /** The keys of the counts of failures that end with the old password. */
  readonly countsOf: (customer: Customer) => readonly string[]
}

/**
 * Redeems a link and returns the customer's user name; `null` if its code is wrong, used, expired or another customer's.
 * With the new password, every session and every other link of the customer ends, and so do these counts with their locks.
 * The link was in the customer's mailbox, so it confirms the email address too.
 */
export const resetPassword = (
  db: Database,
  { passwordHash, countsOf, ...link }: ResetLink & NewPassword,
  now: Date,
): Promise<string | null> =>
  transact(db, async (transaction) => {
    const { customerId } = link
    await lockCustomer(transaction, customerId)
    if (!(await isResetOpen(transaction, link, now))) return null
    await transaction.delete(passwordReset).where(eq(passwordReset.customerId, customerId))
    const [changed] = await transaction
      .update(customer)
      .set({ passwordHash, emailConfirmed: true })
      .where(eq(customer.id, customerId))
      .returning()
    await transaction.delete(accessToken).where(eq(accessToken.customerId, customerId))
    if (changed === undefined) return null
    await transaction.delete(loginAttempt).where(inArray(loginAttempt.key, [...countsOf(changed)]))
    return changed.userName
  })
