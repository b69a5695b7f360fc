import { bigint, date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { referralRefusals } from '../../domain/referral/referral'
import { instant, kobo, rowId } from '../platform/database/columns'

/**
 * `amount` is the reward that applied at registration. It is due on a day after the friend's first premium, and can be paid
 * as soon as the friend is verified, which has to be until another day; one that was refused is never paid.
 */
export const referral = pgTable('referral', {
  id: rowId(),
  referrerId: uuid('referrer_id').notNull(),
  referredId: uuid('referred_id'),
  name: text('name').notNull(),
  status: text('status', { enum: ['Pending', 'Paid'] }).notNull(),
  amount: kobo('amount'),
  createdAt: instant('created_at').notNull(),
  dueOn: date('due_on', { mode: 'string' }),
  verifyUntil: date('verify_until', { mode: 'string' }),
  paidAt: instant('paid_at'),
  refusedAt: instant('refused_at'),
  refusedBecause: text('refused_because', { enum: referralRefusals }),
})

/** The verified phones and BVNs, as keyed hashes, for which a reward was paid: each counts once. */
export const rewardedDetail = pgTable('rewarded_detail', {
  hash: text('hash').primaryKey(),
  referralId: bigint('referral_id', { mode: 'number' }),
})
