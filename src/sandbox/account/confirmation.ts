import { createHash } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { customer, emailConfirmation } from '../database/schema'
import { confirmationEnds, newConfirmationCode } from './rules'

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex')

/** Issues a new code for a customer; only its hash is stored. Earlier codes stay valid until one is used. */
export const issueConfirmation = async (db: Database, customerId: string, now: Date): Promise<string> => {
  const code = newConfirmationCode()
  await db.insert(emailConfirmation).values({ codeHash: hashOf(code), customerId, expiresAt: confirmationEnds(now) })
  return code
}

/** Redeems a code and confirms the e-mail; `false` if it is wrong, used, expired or another customer's. */
export const confirmEmail = (db: Database, customerId: string, code: string, now: Date): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const used = await transaction
      .update(emailConfirmation)
      .set({ usedAt: now })
      .where(
        and(
          eq(emailConfirmation.codeHash, hashOf(code)),
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
