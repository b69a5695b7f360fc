import { createHash } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { customer, emailConfirmation } from '../database/schema'
import { confirmationEnds, newConfirmationCode } from './rules'

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex')

/** A fresh code for a customer; only its hash is kept. Earlier codes stay good until one is used. */
export const issueConfirmation = async (db: Database, customerId: string, now: Date): Promise<string> => {
  const code = newConfirmationCode()
  await db.insert(emailConfirmation).values({ codeHash: hashOf(code), customerId, expiresAt: confirmationEnds(now) })
  return code
}

/** Uses a code up and confirms the e-mail; `false` for one that is wrong, used, expired or somebody else's. */
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
