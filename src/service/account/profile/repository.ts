import { eq } from 'drizzle-orm'
import type { BodyOf } from '../../../contract/endpoint'
import type { Profile } from '../../../contract/profile'
import type { updateCurrentUserProfile } from '../../../contract/profile-changes'
import type { Customer } from '../repository'
import { lookupKeyOf } from '../../platform/database/lookup-keys'
import type { Database } from '../../platform/database/database'
import { customer } from '../tables'
import { phoneNumberOf } from '../../platform/phone-number'

type UserDetails = BodyOf<typeof updateCurrentUserProfile>

/** The columns of a request, except the email address, which does not change. */
const columnsOf = (details: UserDetails): Pick<Customer, Exclude<keyof UserDetails, 'emailAddress'>> => ({
  name: details.name.trim(),
  surname: details.surname.trim(),
  userName: details.userName.trim(),
  phoneNumber: details.phoneNumber.trim(),
  dateOfBirth: details.dateOfBirth,
  gender: details.gender,
})

/** The profile in the shape of the API. */
export const profileOf = (row: Customer, kycStatus: string): Profile => ({
  userName: row.userName,
  name: row.name,
  surname: row.surname,
  emailAddress: row.emailAddress,
  phoneNumber: row.phoneNumber ?? undefined,
  isPhoneNumberConfirmed: row.verifiedPhone !== null && phoneNumberOf(row.phoneNumber ?? '') === row.verifiedPhone,
  dateOfBirth: row.dateOfBirth ?? undefined,
  gender: row.gender ?? undefined,
  imageUrl: row.imageUrl ?? undefined,
  kycStatus,
  referralCode: row.referralCode,
})

const userNameOwner = async (db: Database, key: string): Promise<string | undefined> =>
  (await db.select({ id: customer.id }).from(customer).where(eq(customer.userNameKey, key)))[0]?.id

/** Saves the user details; `false` if the user name belongs to another customer. */
export const updateDetails = async (db: Database, id: string, details: UserDetails): Promise<boolean> => {
  const columns = columnsOf(details)
  const userNameKey = lookupKeyOf(columns.userName)
  const owner = await userNameOwner(db, userNameKey)
  if (owner !== undefined && owner !== id) return false
  await db
    .update(customer)
    .set({ ...columns, userNameKey })
    .where(eq(customer.id, id))
  return true
}
