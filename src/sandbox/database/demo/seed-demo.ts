import { findByEmail, insertCustomer, type NewAccount } from '../../account/repository'
import { hashPassword } from '../../account/passwords'
import type { Database } from '../database'
import { demoCustomers, demoPassword } from './customers'
import { seedKyc } from './kyc'
import { seedPeople } from './people'
import { seedShop } from './shop'

const newDemo = async (db: Database, demo: Pick<NewAccount, 'name' | 'surname' | 'userName' | 'emailAddress'>, now: Date) =>
  insertCustomer(db, { ...demo, passwordHash: await hashPassword(demoPassword), emailConfirmed: true }, now)

/** Makes the demo customers that are not there yet; what a demo customer has changed since stays changed. */
export const seedDemo = async (db: Database, now: Date): Promise<void> => {
  for (const { approved, ...demo } of demoCustomers) {
    const found = await findByEmail(db, demo.emailAddress)
    const customer = found ?? (await newDemo(db, demo, now))
    if (customer === null || !approved) continue
    if (found === undefined) {
      await seedKyc(db, customer.id, now)
      await seedShop(db, customer, now)
    }
    await seedPeople(db, customer.id, now)
  }
}
