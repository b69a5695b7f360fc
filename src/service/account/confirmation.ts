import { and, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { customer, emailConfirmation } from './tables'
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

/** Whether a code of this customer has been used, and the account is active. Nobody else has such a code. */
const hasActivated = async (db: Database, ownCode: SQL | undefined, customerId: string): Promise<boolean> => {
  const found = await db
    .select({ id: customer.id })
    .from(customer)
    .innerJoin(emailConfirmation, and(ownCode, isNotNull(emailConfirmation.usedAt)))
    .where(and(eq(customer.id, customerId), eq(customer.emailConfirmed, true)))
  return found.length > 0
}

/**
 * Redeems a code and confirms the email. A code that has done so before is `active`; one that is wrong, expired or another
 * customer's is `refused`.
 */
export const confirmEmail = (
  db: Database,
  customerId: string,
  code: string,
  now: Date,
): Promise<'confirmed' | 'active' | 'refused'> =>
  transact(db, async (transaction) => {
    await lockCustomer(transaction, customerId)
    const ownCode = and(eq(emailConfirmation.codeHash, codeHashOf(code)), eq(emailConfirmation.customerId, customerId))
    const used = await transaction
      .update(emailConfirmation)
      .set({ usedAt: now })
      .where(and(ownCode, isNull(emailConfirmation.usedAt), gt(emailConfirmation.expiresAt, now)))
      .returning({ customerId: emailConfirmation.customerId })
    if (used.length === 0) return (await hasActivated(transaction, ownCode, customerId)) ? 'active' : 'refused'
    await transaction.update(customer).set({ emailConfirmed: true }).where(eq(customer.id, customerId))
    return 'confirmed'
  })
