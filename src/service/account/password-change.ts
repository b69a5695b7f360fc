import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { accessToken, customer, passwordReset } from './tables'
import { transact } from '../platform/database/transaction'
import { passwordChangedMail } from './mails'
import { sendMail } from '../platform/mail/repository'
import type { SignedIn } from '../wire/handler'

/**
 * Replaces the password that was checked, and returns whether it was still the customer's. Every other session ends, and
 * so does every reset link; the customer gets an email, since somebody else may have used an open session.
 */
export const changePassword = (
  db: Database,
  { id, session, emailAddress, name, passwordHash: checked }: SignedIn,
  {
    passwordHash,
    forgotten,
  }: { readonly passwordHash: string; /** The address of a forgotten password. */ readonly forgotten: string },
  now: Date,
): Promise<boolean> =>
  transact(db, async (transaction) => {
    const changed = await transaction
      .update(customer)
      .set({ passwordHash })
      .where(and(eq(customer.id, id), eq(customer.passwordHash, checked)))
      .returning({ id: customer.id })
    if (changed.length === 0) return false
    await transaction.delete(accessToken).where(and(eq(accessToken.customerId, id), ne(accessToken.session, session)))
    await transaction.delete(passwordReset).where(eq(passwordReset.customerId, id))
    await sendMail(transaction, emailAddress, passwordChangedMail(name, forgotten), now)
    return true
  })
