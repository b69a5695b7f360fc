import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { SMS_CODE_LASTS_MS } from '../../../domain/rules/constants'
import { lockCustomer } from '../repository'
import type { Now } from '../../platform/clock/clock'
import type { Database } from '../../platform/database/database'
import { customer, phoneCode } from '../tables'
import { transact } from '../../platform/database/transaction'
import { phoneNumberOf } from '../../platform/phone-number'
import { TooManyError } from '../../wire/errors'
import { hashOf, MAXIMUM_FAILURES, newCode, RESEND_MS, secondsToWait } from './rules'

const ofNumber = (customerId: string, phoneNumber: string) =>
  and(eq(phoneCode.customerId, customerId), eq(phoneCode.phoneNumber, phoneNumber))

/** Stores a code, or only what `set` says where there is one. @throws TooManyError less than a minute after the last one */
const storeCode = async (
  db: Database,
  code: Omit<typeof phoneCode.$inferInsert, 'sentAt'>,
  set: (fresh: typeof phoneCode.$inferInsert) => Partial<typeof phoneCode.$inferInsert>,
  now: Date,
): Promise<void> => {
  const { customerId, phoneNumber } = code
  const fresh = { ...code, sentAt: now }
  const issued = await db
    .insert(phoneCode)
    .values(fresh)
    .onConflictDoUpdate({
      target: [phoneCode.customerId, phoneCode.phoneNumber],
      set: set(fresh),
      setWhere: lte(phoneCode.sentAt, new Date(now.getTime() - RESEND_MS)),
    })
    .returning({ sentAt: phoneCode.sentAt })
  if (issued.length > 0) return
  const [last] = await db.select({ sentAt: phoneCode.sentAt }).from(phoneCode).where(ofNumber(customerId, phoneNumber))
  throw new TooManyError(secondsToWait(last?.sentAt ?? now, now))
}

const freshCode = (customerId: string, phoneNumber: string, code: string, now: Date) => ({
  customerId,
  phoneNumber,
  codeHash: hashOf(customerId, phoneNumber, code),
  expiresAt: new Date(now.getTime() + SMS_CODE_LASTS_MS),
  failures: 0,
  usedAt: null,
})

/**
 * Issues a new code for a customer's number and invalidates the previous one. Of concurrent requests, one gets a code.
 * @throws TooManyError less than a minute after the last code
 */
export const issueCode = async (db: Database, customerId: string, phoneNumber: string, now: Date): Promise<string> => {
  const code = newCode()
  await storeCode(db, freshCode(customerId, phoneNumber, code, now), (fresh) => fresh, now)
  return code
}

/**
 * Does what can be seen of issuing a code when none is sent: the last one stays valid, and for a minute no other can be
 * asked for. @throws TooManyError less than a minute after the last time
 */
export const holdCode = (db: Database, customerId: string, phoneNumber: string, now: Date): Promise<void> =>
  storeCode(db, freshCode(customerId, phoneNumber, newCode(), now), ({ sentAt }) => ({ sentAt }), now)

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
  { security, steady }: Pick<Now, 'security' | 'steady'>,
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
          gt(phoneCode.expiresAt, steady),
          lt(phoneCode.failures, MAXIMUM_FAILURES),
        ),
      )
      .returning({ codeHash: phoneCode.codeHash })
    if (tried?.codeHash !== hashOf(customerId, phoneNumber, code)) return false
    await transaction.update(phoneCode).set({ usedAt: security }).where(ofNumber(customerId, phoneNumber))
    const before = await numberOf(transaction, customerId)
    await transaction
      .update(customer)
      .set({ phoneNumber, verifiedPhone: phoneNumber, phoneVerifiedAt: security })
      .where(eq(customer.id, customerId))
    if (phoneNumberOf(before ?? '') !== phoneNumber) await onNumberChanged(transaction, customerId)
    return true
  })
