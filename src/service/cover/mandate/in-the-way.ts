import type { CalendarDate } from '../../../domain/values/calendar-date'
import { findById } from '../../account/repository'
import type { Database } from '../../platform/database/database'
import { mail } from '../../platform/mail/mail'
import { sendMail } from '../../platform/mail/repository'
import type { Period } from '../../shop/product/cover'
import { subjectsOf } from '../../shop/quote/insured'
import { inTheWay, isInsuredAlready, overlaps } from '../../shop/quote/insured-once'
import type { Quote } from '../../shop/quote/repository'
import { heldCovers } from '../policy/held-covers'

type Pending = { readonly id: number; readonly period: Period }

/** Another cover on the days of a pending policy whose first debit came late (requirement LIFE-06). */
export type InTheWay = { readonly because: string; readonly policyId: number }

export const coverInTheWay = async (
  db: Database,
  quote: Quote,
  { id, period }: Pending,
  today: CalendarDate,
): Promise<InTheWay | undefined> => {
  const keys = subjectsOf(quote).map(({ key }) => key)
  const held = await heldCovers(db, quote.customerId, keys, today)
  const [clash] = overlaps(
    quote,
    held.filter((cover) => cover.id !== id),
    period,
  )
  return clash && { because: `${isInsuredAlready(clash.subject)}: ${inTheWay(clash)}`, policyId: clash.cover.id }
}

/** Tells the customer that their mandate has ended, and what is in its way. */
export const sendEnded = async (
  db: Database,
  quote: Quote,
  { because, policyId }: InTheWay,
  portal: string,
  now: Date,
): Promise<void> => {
  const customer = await findById(db, quote.customerId)
  if (customer === undefined) throw new Error('a quote has no customer')
  const text = mail(`Your mandate for ${quote.productName} has ended`, customer.name, [
    `${because} Your mandate would have insured the same days again, so it has ended. Nothing was debited, and your order ${quote.quoteNo} is unpaid again.`,
    'What is insured is here:',
    `${portal}/dashboard/policies?policy=${policyId}`,
  ])
  await sendMail(db, customer.emailAddress, text, now)
}
