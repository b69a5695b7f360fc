import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, kobo, rowId } from '../platform/database/columns'

/**
 * `amount` is the reward that applied at registration. It is due on a day after the friend's first premium; none is once it
 * was found that the friend is the customer.
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
  paidAt: instant('paid_at'),
  refusedAt: instant('refused_at'),
})
