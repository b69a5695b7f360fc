import { and, eq } from 'drizzle-orm'
import { addDays } from '../../../domain/values/calendar-arithmetic'
import { dayInLagos } from '../../../domain/values/calendar-date'
import { kobo } from '../../../domain/values/money'
import type { Now } from '../../platform/clock/clock'
import type { Database } from '../../platform/database/database'
import type { Quote } from '../../shop/quote/repository'
import { quote } from '../../shop/tables'
import { SUSPENDED } from '../policy/suspended'
import { mandate, policy, suspension } from '../tables'
import { collectArrears, insertArrears, isOwed, sumOf } from './arrears'
import { suspensionMail, suspensionSms } from './debit-mails'
import { nextDay } from './debits'
import { mandateAddress, notify } from './notify'
import { isRunning } from './running'

type Mandate = typeof mandate.$inferSelect
type Policy = Pick<typeof policy.$inferSelect, 'id' | 'policyNo'>

export type Suspending = {
  readonly now: Now
  /** The portal's origin, for the links in mails; without it none is sent. */
  readonly portal: string | undefined
  /** How many days what is owed can be paid. */
  readonly arrearsDays: number
}

/**
 * Suspends the cover of a mandate, which is locked, from today on: nothing more is debited, and what is due is owed by a quote
 * of its own. Its customer is told why.
 */
export const suspend = async (
  db: Database,
  {
    mandate: locked,
    order,
    policy: held,
    reason,
  }: {
    readonly mandate: Pick<Mandate, 'id' | 'customerId'>
    readonly order: Quote
    readonly policy: Policy
    readonly reason: string
  },
  { now, portal, arrearsDays }: Suspending,
): Promise<void> => {
  const today = dayInLagos(now.business.getTime())
  const until = addDays(today, arrearsDays)
  await db.update(mandate).set({ active: false, activateUntil: null }).where(eq(mandate.id, locked.id))
  await db
    .update(policy)
    .set({ status: SUSPENDED, suspendedOn: today, modifiedAt: now.business })
    .where(eq(policy.id, held.id))
  const { id: quoteId } = await insertArrears(db, order, {
    totalPremium: await sumOf(db, isOwed(locked.id, today)),
    productDescription: `What is owed for policy ${held.policyNo}`,
    validUntil: until,
    createdAt: now.business,
  })
  await db.insert(suspension).values({ quoteId, mandateId: locked.id, policyId: held.id, suspendedOn: today })
  const owed = await collectArrears(db, { quoteId, mandateId: locked.id }, today)
  if (portal === undefined) return
  const facts = {
    product: order.productName,
    policyNo: held.policyNo,
    owed: kobo(owed),
    reason,
    suspendedOn: today,
    until,
    address: mandateAddress(portal, locked.id),
  }
  await notify(db, locked.customerId, now, {
    mail: (name) => suspensionMail(name, facts),
    sms: suspensionSms(facts),
  })
}

/** The running suspension of a mandate, or the one of a quote of arrears whatever has become of it, with its policy. */
export const findSuspension = async (
  db: Database,
  of: { readonly mandateId: number } | { readonly quoteId: number },
) => {
  const where =
    'mandateId' in of ? and(eq(suspension.mandateId, of.mandateId), isRunning) : eq(suspension.quoteId, of.quoteId)
  const [row] = await db
    .select({
      suspension,
      policy: { id: policy.id, policyNo: policy.policyNo, quoteId: policy.quoteId },
      until: quote.validUntil,
      product: quote.productName,
    })
    .from(suspension)
    .innerJoin(policy, eq(policy.id, suspension.policyId))
    .innerJoin(quote, eq(quote.id, suspension.quoteId))
    .where(where)
  return row
}

/** Lets a cover go on, whose arrears are paid today, and the debits of its mandate. */
export const resume = async (
  db: Database,
  { quoteId, mandateId, policyId }: typeof suspension.$inferSelect,
  now: Date,
): Promise<void> => {
  const next = await nextDay(db, mandateId)
  await db
    .update(mandate)
    .set({ active: true, ...(next === undefined ? {} : { nextExecuteDate: next }) })
    .where(eq(mandate.id, mandateId))
  await db.update(policy).set({ status: 'Active', suspendedOn: null, modifiedAt: now }).where(eq(policy.id, policyId))
  await db
    .update(suspension)
    .set({ resumedOn: dayInLagos(now.getTime()) })
    .where(eq(suspension.quoteId, quoteId))
}
