import { and, eq, isNotNull, lt, ne, or, type SQL } from 'drizzle-orm'
import { customer } from '../../account/tables'
import { bankAccount, bvnRecord, kycSection } from '../../kyc/tables'
import type { Database } from '../../platform/database/database'
import { makeKeyedHash } from '../../platform/keyed-hash'
import { phoneNumberOf } from '../../platform/phone-number'
import { mandate } from '../tables'

/** What tells one person from another, as a keyed hash: it can be compared and nothing else. */
export type IdentityHashes = {
  readonly ofPhone: (inE164: string) => string
  readonly ofBvn: (bvn: string) => string
  readonly ofAccount: (bankId: number, accountNumber: string) => string
}

export const makeIdentityHashes = (signingKey: Uint8Array): IdentityHashes => {
  const hash = makeKeyedHash(signingKey, 'identities of customers')
  return {
    ofPhone: (inE164) => hash(`phone ${inE164}`),
    ofBvn: (bvn) => hash(`bvn ${bvn}`),
    ofAccount: (bankId, accountNumber) => hash(`account ${bankId} ${accountNumber}`),
  }
}

/** The BVN, the phone numbers and the bank accounts of a customer, those of mandates included. */
const identityOf = async (db: Database, hashes: IdentityHashes, customerId: string): Promise<ReadonlySet<string>> => {
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
  const mandates = await db
    .select({ accountHash: mandate.accountHash })
    .from(mandate)
    .where(eq(mandate.customerId, customerId))
  const phones = [row?.phone, row?.verified].flatMap((phone) => phoneNumberOf(phone ?? '') ?? [])
  return new Set([
    ...phones.map(hashes.ofPhone),
    ...(row?.bvn ? [hashes.ofBvn(row.bvn)] : []),
    ...(row?.bankId && row.accountNumber ? [hashes.ofAccount(row.bankId, row.accountNumber)] : []),
    ...mandates.flatMap(({ accountHash }) => accountHash ?? []),
  ])
}

/** Whether two customers have the same BVN, bank account or phone number. */
export const isSamePerson = async (
  db: Database,
  hashes: IdentityHashes,
  firstId: string,
  secondId: string,
): Promise<boolean> => {
  const [one, other] = [await identityOf(db, hashes, firstId), await identityOf(db, hashes, secondId)]
  return [...one].some((hash) => other.has(hash))
}

/** To join with a customer: the BVN, and its section of KYC, which a review can reject. */
export const ofBvn = eq(bvnRecord.customerId, customer.id)
export const ofBvnSection = and(eq(kycSection.customerId, customer.id), eq(kycSection.field, 'Bvn Info'))
const isBvnVerified = and(isNotNull(bvnRecord.bvn), ne(kycSection.status, 'Rejected'))

/** Whether the phone or the BVN of a customer is verified. */
export const isVerified = or(isNotNull(customer.verifiedPhone), isBvnVerified)

/** The verified phone and BVN of a customer, without what an older account has too: each counts for one account. */
export const verifiedOf = async (
  db: Database,
  hashes: IdentityHashes,
  customerId: string,
): Promise<readonly string[]> => {
  const [row] = await db
    .select({ createdAt: customer.createdAt, phone: customer.verifiedPhone, bvn: bvnRecord.bvn })
    .from(customer)
    .leftJoin(kycSection, ofBvnSection)
    .leftJoin(bvnRecord, and(ofBvn, isBvnVerified))
    .where(eq(customer.id, customerId))
  if (row === undefined) return []
  const isOlder = or(
    lt(customer.createdAt, row.createdAt),
    and(eq(customer.createdAt, row.createdAt), lt(customer.id, customerId)),
  )
  const older = (which: SQL) =>
    db.select({ id: customer.id }).from(customer).leftJoin(bvnRecord, ofBvn).where(and(which, isOlder)).limit(1)
  const isOwn = async (which: SQL): Promise<boolean> => (await older(which)).length === 0
  return [
    ...(row.phone && (await isOwn(eq(customer.verifiedPhone, row.phone))) ? [hashes.ofPhone(row.phone)] : []),
    ...(row.bvn && (await isOwn(eq(bvnRecord.bvn, row.bvn))) ? [hashes.ofBvn(row.bvn)] : []),
  ]
}
