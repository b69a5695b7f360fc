import type { Database } from '../../platform/database/database'
import type { debit, mandate } from '../tables'

type Mandate = Pick<typeof mandate.$inferSelect, 'id' | 'accountHash'>
type Debit = Pick<typeof debit.$inferSelect, 'number' | 'amount'>

/**
 * Has the bank debit the account of a mandate, whose row is locked: why it refuses, as a sentence, or `undefined` if it has
 * debited it. What it does must be undone with the transaction.
 */
export type DebitAccount = (db: Database, mandate: Mandate, debit: Debit) => Promise<string | undefined>
