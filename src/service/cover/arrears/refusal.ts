import type { CalendarDate } from '../../../domain/values/calendar-date'
import { formatMoney, kobo } from '../../../domain/values/money'
import { dateInWords } from '../../../domain/values/typed-date'
import type { findSuspension } from '../mandate/suspension'
import { notCharged, type Refusal } from '../payment/refusal'

type Found = NonNullable<Awaited<ReturnType<typeof findSuspension>>>

/** Why what is owed for a cover cannot be paid today: it was not paid in time. */
export const arrearsRefusal = (
  { suspension: { cancelledOn }, until, policy }: Found,
  today: CalendarDate,
): Refusal | undefined =>
  cancelledOn === null && (until === null || until >= today)
    ? undefined
    : {
        message: 'This cover is cancelled.',
        details: `What was owed could be paid until ${dateInWords((until ?? cancelledOn ?? today) as CalendarDate)}. ${notCharged}`,
        policyId: policy.id,
      }

/** What is owed because debits failed is not debited. */
export const byCardOnly: Refusal = {
  message: 'What is owed is paid by card.',
  details: `The debits of your mandate go on once it is paid. ${notCharged}`,
}

/** What is owed is neither dropped nor replaced. */
export const neverClosed: Refusal = {
  message: 'What is owed for a cover cannot be dropped or replaced.',
  details: 'Pay it by card, and your cover and the debits of your mandate go on.',
}

/** The customer agreed to another amount: a debit's day has come meanwhile. */
export const changedRefusal = (owed: bigint): Refusal => ({
  message: `The amount is now ${formatMoney(kobo(owed))}.`,
  details: `The day of another debit has come. ${notCharged} Check the amount, and pay again.`,
})
