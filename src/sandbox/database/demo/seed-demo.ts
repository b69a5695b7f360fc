import { findByEmail, insertCustomer, type NewAccount } from '../../account/repository'
import { hashPassword, type PasswordHashing } from '../../account/passwords'
import type { Database } from '../database'
import { demoCustomers, demoPassword } from './customers'
import { seedKyc } from './kyc'
import { seedPeople } from './people'
import { seedShop } from './shop'

type Demo = Pick<NewAccount, 'name' | 'surname' | 'userName' | 'emailAddress'>

const newDemo = async (db: Database, hashing: PasswordHashing, demo: Demo, now: Date) =>
  insertCustomer(db, { ...demo, passwordHash: await hashPassword(demoPassword, hashing), emailConfirmed: true }, now)

/** Creates missing demo customers; existing ones are not reset. */
export const seedDemo = async (db: Database, hashing: PasswordHashing, now: Date): Promise<void> => {
  for (const { approved, ...demo } of demoCustomers) {
    const found = await findByEmail(db, demo.emailAddress)
    const customer = found ?? (await newDemo(db, hashing, demo, now))
    if (customer === null || !approved) continue
    if (found === undefined) {
      await seedKyc(db, customer.id, now)
      await seedShop(db, customer, now)
    }
    await seedPeople(db, customer.id, now)
  }
}
