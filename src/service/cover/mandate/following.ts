import { and, asc, eq, exists, gt, lt, lte, or } from 'drizzle-orm'
import { dayInLagos } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import { transact } from '../../platform/database/transaction'
import { AT_ONCE } from '../../platform/rounds'
import { quote } from '../../shop/tables'
import { CANCELLED } from '../policy/suspended'
import { debit, policy, suspension } from '../tables'
import { collectArrears } from './arrears'
import { cancellationMail, cancellationSms } from './debit-mails'
import { isOpen } from './debits'
import { notify } from './notify'
import { lockMandate } from './repository'
import { isRunning } from './running'
import { findSuspension, type Suspending } from './suspension'

type Found = NonNullable<Awaited<ReturnType<typeof findSuspension>>>

/** Cancels a suspended cover for good, and tells its customer. */
const cancel = async (
  db: Database,
  { suspension: { quoteId }, policy: { id, policyNo }, product }: Found,
  customerId: string,
  { now, portal }: Omit<Suspending, 'arrearsDays'>,
): Promise<void> => {
  const cancelledOn = dayInLagos(now.business.getTime())
  await db
    .update(policy)
    .set({ status: CANCELLED, suspendedOn: null, cancelledOn, modifiedAt: now.business })
    .where(eq(policy.id, id))
  await db.update(suspension).set({ cancelledOn }).where(eq(suspension.quoteId, quoteId))
  if (portal === undefined) return
  const facts = { product, policyNo, cancelledOn, address: `${portal}/dashboard` }
  await notify(db, customerId, now, {
    mail: (name) => cancellationMail(name, facts),
    sms: cancellationSms(facts),
  })
}

/** The first mandates after an id whose suspended cover has a debit whose day has come, or was not paid in time. */
export const dueSuspensions = (db: Database, now: Date, after: number): Promise<readonly { readonly id: number }[]> => {
  const today = dayInLagos(now.getTime())
  const owed = db
    .select({ number: debit.number })
    .from(debit)
    .where(and(eq(debit.mandateId, suspension.mandateId), isOpen, lte(debit.dueOn, today)))
  return db
    .select({ id: suspension.mandateId })
    .from(suspension)
    .innerJoin(quote, eq(quote.id, suspension.quoteId))
    .where(and(isRunning, gt(suspension.mandateId, after), or(lt(quote.validUntil, today), exists(owed))))
    .orderBy(asc(suspension.mandateId))
    .limit(AT_ONCE)
}

/** Cancels a suspended cover that was not paid in time, or adds the debits whose day has come to what is owed. */
export const followSuspension = (
  db: Database,
  mandateId: number,
  { now, portal }: Omit<Suspending, 'arrearsDays'>,
): Promise<void> =>
  transact(db, async (transaction) => {
    const locked = await lockMandate(transaction, mandateId)
    if (locked === undefined) return
    const found = await findSuspension(transaction, { mandateId })
    if (found === undefined) return
    const today = dayInLagos(now.business.getTime())
    if (found.until !== null && found.until < today)
      await cancel(transaction, found, locked.customerId, { now, portal })
    else await collectArrears(transaction, found.suspension, today)
  })
