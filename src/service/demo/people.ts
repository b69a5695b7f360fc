import { eq } from 'drizzle-orm'
import { addBeneficiary } from '../beneficiary/repository'
import { REFERRAL_REWARD } from '../referral/reward'
import type { Database } from '../platform/database/database'
import { beneficiary } from '../beneficiary/tables'
import { referral } from '../referral/tables'
import { greyPicture } from './grey-picture'

const DAY_MS = 86_400_000

/** The demo customer's beneficiaries, with shares in hundredths of a per cent; they add up to less than 100 %. */
const beneficiaries = [
  { otherNames: 'Spouse', relationshipType: 'SPOUSE', shareHundredths: 5_000 },
  { otherNames: 'First Child', relationshipType: 'DAUGHTER', shareHundredths: 2_250 },
  { otherNames: 'Second Child', relationshipType: 'SON', shareHundredths: 2_250 },
] as const

const document = {
  type: 'NationalId',
  issueDate: '2023-01-10',
  expiryDate: '2033-01-09',
  mediaType: 'image/png',
  content: greyPicture,
}

const seedBeneficiaries = async (db: Database, customerId: string, now: Date): Promise<void> => {
  const [found] = await db.select().from(beneficiary).where(eq(beneficiary.customerId, customerId)).limit(1)
  if (found !== undefined) return
  for (const [index, person] of beneficiaries.entries()) {
    const at = new Date(now.getTime() - (beneficiaries.length - index) * DAY_MS)
    const details = { surname: 'Customer', mobileNo: `0803123457${index}`, ...person }
    await addBeneficiary(db, customerId, details, document, at)
  }
}

/** The referred friends, oldest first; the first and every third after it have bought a policy. */
const FRIENDS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'] as const

const seedReferrals = async (db: Database, referrerId: string, now: Date): Promise<void> => {
  const [found] = await db.select().from(referral).where(eq(referral.referrerId, referrerId)).limit(1)
  if (found !== undefined) return
  await db.insert(referral).values(
    FRIENDS.map((name, index) => {
      const createdAt = new Date(now.getTime() - (FRIENDS.length - index) * 5 * DAY_MS)
      const paid = index % 3 === 0
      return {
        referrerId,
        name: `${name} Friend`,
        status: paid ? ('Paid' as const) : ('Pending' as const),
        amount: REFERRAL_REWARD,
        createdAt,
        paidAt: paid ? new Date(createdAt.getTime() + DAY_MS) : null,
      }
    }),
  )
}

/** Adds beneficiaries and referrals to a demo customer without any, also in a data folder of an older version. */
export const seedPeople = async (db: Database, customerId: string, now: Date): Promise<void> => {
  await seedBeneficiaries(db, customerId, now)
  await seedReferrals(db, customerId, now)
}
