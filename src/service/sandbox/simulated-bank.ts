import { desc, eq } from 'drizzle-orm'
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { customer } from '../account/tables'
import type { DebitAccount } from '../cover/mandate/bank'
import type { IdentityHashes } from '../cover/reward/identity'
import { mandate } from '../cover/tables'
import { banks } from '../kyc/banks'
import type { Database } from '../platform/database/database'
import { quote } from '../shop/tables'

/** The mandates whose debits this bank refuses, and why. */
const failingMandate = pgTable('failing_mandate', {
  mandateId: bigint('mandate_id', { mode: 'number' }).primaryKey(),
  reason: text('reason').notNull(),
})

/** An account that has enough for the first debit of each mandate, and never after it. */
export const EMPTY_ACCOUNT = { bank: 'First Bank of Nigeria', accountNumber: '0000000220' } as const

const NO_MONEY = 'There was not enough money in the account.'

/** Refuses the debits of mandates that were switched to fail, and of an empty account all but the first. */
export const simulatedBank = (identities: Pick<IdentityHashes, 'ofAccount'>): DebitAccount => {
  const empty = banks
    .filter(({ name }) => name === EMPTY_ACCOUNT.bank)
    .map(({ id }) => identities.ofAccount(id, EMPTY_ACCOUNT.accountNumber))
  return async (db, { id, accountHash }, { number }) => {
    const [failing] = await db.select().from(failingMandate).where(eq(failingMandate.mandateId, id))
    if (failing !== undefined) return failing.reason
    return number > 1 && accountHash !== null && empty.includes(accountHash) ? NO_MONEY : undefined
  }
}

/** Lets the debits of a mandate fail from now on, or succeed again. `false` if there is no such mandate. */
export const switchDebits = async (db: Database, mandateId: number, how: 'fail' | 'succeed'): Promise<boolean> => {
  const [found] = await db.select({ id: mandate.id }).from(mandate).where(eq(mandate.id, mandateId))
  if (found === undefined) return false
  if (how === 'fail') await db.insert(failingMandate).values({ mandateId, reason: NO_MONEY }).onConflictDoNothing()
  else await db.delete(failingMandate).where(eq(failingMandate.mandateId, mandateId))
  return true
}

/** How many active mandates the sandbox page shows. */
const SHOWN = 50

/** The newest active mandates, with their customers, and whether their debits fail. */
export const debitedMandates = (db: Database) =>
  db
    .select({
      id: mandate.id,
      emailAddress: customer.emailAddress,
      product: quote.productName,
      next: mandate.nextExecuteDate,
      failing: failingMandate.reason,
    })
    .from(mandate)
    .innerJoin(customer, eq(customer.id, mandate.customerId))
    .innerJoin(quote, eq(quote.id, mandate.quoteId))
    .leftJoin(failingMandate, eq(failingMandate.mandateId, mandate.id))
    .where(eq(mandate.active, true))
    .orderBy(desc(mandate.id))
    .limit(SHOWN)
