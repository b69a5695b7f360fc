import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { customer, emailConfirmation } from '../../sandbox/database/schema'
import { transact } from '../platform/database/transaction'
import { isUnconfirmed, lockCustomer } from './repository'
import { codeHashOf, confirmationEnds, newLinkCode } from './rules'

/**
 * Issues a new code for the customer who waits for this address to be confirmed; only its hash is stored. Earlier codes
 * stay valid until one is used. For any other address the same statement stores nothing, so that the time of the answer
 * does not reveal accounts.
 */
export const issueConfirmation = async (db: Database, emailAddress: string, now: Date): Promise<string> => {
  const code = newLinkCode()
  await db.execute(sql`
    insert into ${emailConfirmation} (code_hash, customer_id, expires_at)
    select ${codeHashOf(code)}::text, ${customer.id}, ${confirmationEnds(now).toISOString()}::timestamptz
    from ${customer} where ${isUnconfirmed(emailAddress)}`)
  return code
}

/** Redeems a code and confirms the e-mail; `false` if it is wrong, used, expired or another customer's. */
export const confirmEmail = (db: Database, customerId: string, code: string, now: Date): Promise<boolean> =>
  transact(db, async (transaction) => {
    await lockCustomer(transaction, customerId)
    const used = await transaction
      .update(emailConfirmation)
      .set({ usedAt: now })
      .where(
        and(
          eq(emailConfirmation.codeHash, codeHashOf(code)),
          eq(emailConfirmation.customerId, customerId),
          isNull(emailConfirmation.usedAt),
          gt(emailConfirmation.expiresAt, now),
        ),
      )
      .returning({ customerId: emailConfirmation.customerId })
    if (used.length === 0) return false
    await transaction.update(customer).set({ emailConfirmed: true }).where(eq(customer.id, customerId))
    return true
  })
