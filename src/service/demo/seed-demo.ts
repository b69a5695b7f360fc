import { inArray } from 'drizzle-orm'
import { findByEmail, insertCustomer, type NewAccount } from '../account/repository'
import { hashPassword } from '../account/passwords'
import type { IdentityHashes } from '../cover/reward/identity'
import type { PasswordHashing } from '../platform/config/password-hashing'
import type { Database } from '../platform/database/database'
import { accessToken, customer } from '../account/tables'
import { demoCustomers, demoPassword } from './customers'
import { seedKyc } from './kyc'
import { seedPeople } from './people'
import { seedShop } from './shop'

type Demo = Pick<NewAccount, 'name' | 'surname' | 'userName' | 'emailAddress'>

const newDemo = async (db: Database, hashing: PasswordHashing, demo: Demo, now: Date) =>
  insertCustomer(db, { ...demo, passwordHash: await hashPassword(demoPassword, hashing), emailConfirmed: true }, now)

/** Lets existing demo customers log in or, since their password is public, not: with `false` their sessions end too. */
const allowDemo = async (db: Database, isAllowed: boolean): Promise<void> => {
  const addresses = demoCustomers.map(({ emailAddress }) => emailAddress)
  const demo = await db
    .update(customer)
    .set({ emailConfirmed: isAllowed })
    .where(inArray(customer.emailKey, addresses))
    .returning({ id: customer.id })
  if (!isAllowed)
    await db.delete(accessToken).where(
      inArray(
        accessToken.customerId,
        demo.map(({ id }) => id),
      ),
    )
}

/** For real customers: nobody can log in as a demo customer that an earlier start has created. */
export const shutDemo = (db: Database): Promise<void> => allowDemo(db, false)

/** Creates missing demo customers; existing ones are not reset. */
export const seedDemo = async (
  db: Database,
  hashing: PasswordHashing,
  identities: IdentityHashes,
  now: Date,
): Promise<void> => {
  for (const { approved, ...demo } of demoCustomers) {
    const found = await findByEmail(db, demo.emailAddress)
    const owner = found ?? (await newDemo(db, hashing, demo, now))
    if (owner === null || !approved) continue
    if (found === undefined) {
      await seedKyc(db, owner.id, now)
      await seedShop(db, owner, identities, now)
    }
    await seedPeople(db, owner.id, now)
  }
  await allowDemo(db, true)
}
