import { eq } from 'drizzle-orm'
import { keyOf } from '../account/rules'
import type { Database } from '../database/database'
import { customer } from '../database/schema'
import type { UserDetails } from './rules'

const userNameOwner = async (db: Database, key: string): Promise<string | undefined> =>
  (await db.select({ id: customer.id }).from(customer).where(eq(customer.userNameKey, key)))[0]?.id

/** Saves the user details; `false` when the user name is another customer's. The e-mail address stays as it is. */
export const updateDetails = async (db: Database, id: string, details: UserDetails): Promise<boolean> => {
  const userName = details.userName.trim()
  const owner = await userNameOwner(db, keyOf(userName))
  if (owner !== undefined && owner !== id) return false
  await db
    .update(customer)
    .set({
      name: details.name.trim(),
      surname: details.surname.trim(),
      userName,
      userNameKey: keyOf(userName),
      phoneNumber: details.phoneNumber.trim(),
      dateOfBirth: details.dateOfBirth,
      gender: details.gender,
    })
    .where(eq(customer.id, id))
  return true
}
