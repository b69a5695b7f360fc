import { eq } from 'drizzle-orm'
import { phoneNumberOf } from '../platform/phone-number'
import { customer } from '../account/tables'
import type { Database } from '../platform/database/database'
import { bankAccount, bvnRecord } from './tables'

type Identity = {
  readonly phones: readonly string[]
  readonly bvn: string | undefined
  readonly account: string | undefined
}

/** What tells one person from another. */
const identityOf = async (db: Database, customerId: string): Promise<Identity> => {
  const [row] = await db
    .select({
      phone: customer.phoneNumber,
      verified: customer.verifiedPhone,
      bvn: bvnRecord.bvn,
      bankId: bankAccount.bankId,
      accountNumber: bankAccount.accountNumber,
    })
    .from(customer)
    .leftJoin(bvnRecord, eq(bvnRecord.customerId, customer.id))
    .leftJoin(bankAccount, eq(bankAccount.customerId, customer.id))
    .where(eq(customer.id, customerId))
  return {
    phones: [row?.phone, row?.verified].flatMap((phone) => phoneNumberOf(phone ?? '') ?? []),
    bvn: row?.bvn ?? undefined,
    account: row?.accountNumber ? `${String(row.bankId)} ${row.accountNumber}` : undefined,
  }
}

/** Whether two customers have the same BVN, bank account or phone number (requirement LIFE-12). */
export const isSamePerson = async (db: Database, firstId: string, secondId: string): Promise<boolean> => {
  const [one, other] = [await identityOf(db, firstId), await identityOf(db, secondId)]
  return (
    (one.bvn !== undefined && one.bvn === other.bvn) ||
    (one.account !== undefined && one.account === other.account) ||
    one.phones.some((phone) => other.phones.includes(phone))
  )
}
