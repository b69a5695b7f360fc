import { and, between, eq, gt, isNull, lt, not, sql } from 'drizzle-orm'
import { lockCustomer } from '../repository'
import type { Database } from '../../platform/database/database'
import { customer, phoneCode } from '../tables'
import { transact } from '../../platform/database/transaction'
import { phoneNumberOf } from '../../platform/phone-number'
import { TooManyError } from '../../wire/errors'
import { CODE_MS, hashOf, MAXIMUM_FAILURES, newCode, RESEND_MS, secondsToWait } from './rules'

const ofNumber = (customerId: string, phoneNumber: string) =>
  and(eq(phoneCode.customerId, customerId), eq(phoneCode.phoneNumber, phoneNumber))

/**
 * Issues a new code for a customer's number and invalidates the previous one. Of concurrent requests, one gets a code.
 * @throws TooManyError less than a minute after the last code
 */
export const issueCode = async (db: Database, customerId: string, phoneNumber: string, now: Date): Promise<string> => {
  const code = newCode()
  const fresh = {
    codeHash: hashOf(customerId, phoneNumber, code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_MS),
    failures: 0,
    usedAt: null,
  }
  const issued = await db
    .insert(phoneCode)
    .values({ customerId, phoneNumber, ...fresh })
    .onConflictDoUpdate({
      target: [phoneCode.customerId, phoneCode.phoneNumber],
      set: fresh,
      // One that was sent later than now was sent before the clock went back.
      setWhere: not(
        between(phoneCode.sentAt, new Date(now.getTime() - RESEND_MS + 1), new Date(now.getTime() + RESEND_MS)),
      ),
    })
    .returning({ sentAt: phoneCode.sentAt })
  if (issued.length > 0) return code
  const [last] = await db.select({ sentAt: phoneCode.sentAt }).from(phoneCode).where(ofNumber(customerId, phoneNumber))
  throw new TooManyError(secondsToWait(last?.sentAt ?? now, now))
}

/** Called in the transaction that stores another number than before. */
export type OnNumberChanged = (transaction: Database, customerId: string) => Promise<void>

const numberOf = async (db: Database, customerId: string): Promise<string | undefined> =>
  (await db.select({ phoneNumber: customer.phoneNumber }).from(customer).where(eq(customer.id, customerId)))[0]
    ?.phoneNumber ?? undefined

/**
 * Verifies a code. Each attempt is counted before the comparison, under a row lock, so that concurrent attempts count
 * too and a code is used once. `false` if it is wrong, used, expired or was tried too often.
 */
export const useCode = (
  { db, onNumberChanged }: { readonly db: Database; readonly onNumberChanged: OnNumberChanged },
  customerId: string,
  phoneNumber: string,
  code: string,
  now: Date,
): Promise<boolean> =>
  transact(db, async (transaction) => {
    await lockCustomer(transaction, customerId)
    const [tried] = await transaction
      .update(phoneCode)
      .set({ failures: sql`${phoneCode.failures} + 1` })
      .where(
        and(
          ofNumber(customerId, phoneNumber),
          isNull(phoneCode.usedAt),
          gt(phoneCode.expiresAt, now),
          lt(phoneCode.failures, MAXIMUM_FAILURES),
        ),
      )
      .returning({ codeHash: phoneCode.codeHash })
    if (tried?.codeHash !== hashOf(customerId, phoneNumber, code)) return false
    await transaction.update(phoneCode).set({ usedAt: now }).where(ofNumber(customerId, phoneNumber))
    const before = await numberOf(transaction, customerId)
    await transaction
      .update(customer)
      .set({ phoneNumber, verifiedPhone: phoneNumber, phoneVerifiedAt: now })
      .where(eq(customer.id, customerId))
    if (phoneNumberOf(before ?? '') !== phoneNumber) await onNumberChanged(transaction, customerId)
    return true
  })
