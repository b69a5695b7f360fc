import type { Mandate } from '../../../contract/mandate'
import { addDays } from '../../../domain/values/calendar-arithmetic'
import { kobo, toNaira } from '../../../domain/values/money'
import type { mandate } from '../tables'
import type { Period } from '../../shop/product/cover'
import type { Bank } from '../../kyc/banks'

type MandateRow = typeof mandate.$inferSelect

/**
 * The accounts that take the transfers, as NIBSS has some with its partner banks. These are no bank's: their check digits
 * are wrong, so that nobody sends real money to a test system.
 */
const collectionAccounts: readonly { readonly bank: string; readonly accountNumber: string }[] = [
  { bank: 'Fidelity Bank', accountNumber: '9000000001' },
  { bank: 'Union Bank of Nigeria', accountNumber: '9000000002' },
]

/** The CBN codes of the banks whose smallest transfer is ₦100: Unity, Union and Standard Chartered. */
const LARGER_TRANSFER: readonly string[] = ['215', '032', '068']

/** How much a customer of this bank transfers, in kobo. */
export const activationAmount = ({ cbnCode }: Pick<Bank, 'cbnCode'>): bigint =>
  LARGER_TRANSFER.includes(cbnCode) ? 10_000n : 5_000n

/** Until when a new mandate can be activated: for so many seconds, and not after its cover has ended. */
export const activateUntil = (now: Date, seconds: number, { to }: Period): Date => {
  const end = Date.parse(`${addDays(to, 1)}T00:00:00+01:00`)
  return new Date(Math.min(now.getTime() + seconds * 1_000, end))
}

export const isWaiting = ({ active, activateUntil, lapsedAt }: MandateRow): boolean =>
  !active && activateUntil !== null && lapsedAt === null

/** What the customer has to do for an inactive mandate, and until when; for one that has lapsed that time is over. */
export const activationOf = (row: MandateRow): Mandate['activation'] => {
  const { active, activateUntil, activationAmount: amount, source, lastDigits, lapsedAt, endedBecause } = row
  if (active || activateUntil === null || amount === null) return undefined
  return {
    accounts: [...collectionAccounts],
    amount: toNaira(kobo(amount)),
    until: activateUntil.toISOString(),
    from: { bank: source, accountNumber: `******${lastDigits ?? ''}` },
    lapsed: lapsedAt !== null,
    because: endedBecause ?? undefined,
  }
}
