import { randomUUID } from 'node:crypto'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { prepared } from '../platform/database/prepared'
import { customer } from './tables'
import { exactKeyOf, lookupKeyOf } from '../platform/database/lookup-keys'
import { newReferralCode, userNameCandidates } from './rules'

export type Customer = typeof customer.$inferSelect

declare module '../wire/handler' {
  /** The customer as the token was verified, with its session. */
  interface SignedIn extends Customer {
    readonly session: string
  }
}

export type NewAccount = {
  readonly name: string
  readonly surname: string
  readonly userName: string
  readonly emailAddress: string
  readonly passwordHash: string
  readonly emailConfirmed: boolean
}

export const findById = async (db: Database, id: string): Promise<Customer | undefined> =>
  (await db.select().from(customer).where(eq(customer.id, id)))[0]

/** Locks the customer's row until the transaction ends, which serializes what is limited for each customer. */
export const lockCustomer = (db: Database, id: string) =>
  db.select({ id: customer.id }).from(customer).where(eq(customer.id, id)).for('no key update')

export const findByEmail = async (db: Database, emailAddress: string): Promise<Customer | undefined> =>
  (await db.select().from(customer).where(hasEmail(emailAddress)))[0]

/** The condition for the customer with this address: exactly as it was typed if there is one, else in the common form. */
export const hasEmail = (emailAddress: string) => {
  const [exact, key] = [exactKeyOf(emailAddress), lookupKeyOf(emailAddress)]
  if (exact === key) return eq(customer.emailKey, key)
  return sql`${customer.emailKey} = coalesce((select typed.email_key from ${customer} typed where typed.email_key = ${exact}), ${key})`
}

/** The same, while the address is not confirmed. */
export const isUnconfirmed = (emailAddress: string) => and(hasEmail(emailAddress), eq(customer.emailConfirmed, false))

/** Finds by email or user name, as it was typed before its common form; an email counts before another's user name. */
export const findByName = async (db: Database, nameOrEmail: string): Promise<Customer | undefined> => {
  const [exact, key] = [sql.placeholder('exact'), sql.placeholder('key')]
  const statement = prepared(db, 'customer by name', () =>
    db
      .select()
      .from(customer)
      .where(or(inArray(customer.emailKey, [exact, key]), inArray(customer.userNameKey, [exact, key])))
      .orderBy(
        sql`${customer.emailKey} = ${exact} desc`,
        sql`${customer.emailKey} = ${key} desc`,
        sql`${customer.userNameKey} = ${exact} desc`,
      )
      .limit(1),
  )
  return (await statement.execute({ exact: exactKeyOf(nameOrEmail), key: lookupKeyOf(nameOrEmail) }))[0]
}

/** Creates an account; a taken user name gets a number. `null` if the email already has an account. */
export const insertCustomer = async (db: Database, account: NewAccount, now: Date): Promise<Customer | null> => {
  for (const candidate of userNameCandidates(account.userName)) {
    const userName = candidate.slice(-256)
    const [row] = await db
      .insert(customer)
      .values({
        ...account,
        id: randomUUID(),
        userName,
        userNameKey: lookupKeyOf(userName),
        emailKey: lookupKeyOf(account.emailAddress),
        referralCode: newReferralCode(),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (row !== undefined) return row
    if ((await findByEmail(db, account.emailAddress)) !== undefined) return null
  }
  return null
}
