import type { Mandate } from '../../../contract/mandate'
import { dayInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import { kobo, toNaira } from '../../../domain/values/money'
import { dateShown } from '../../../domain/values/typed-date'
import type { ScheduledDebit } from './debits'

type Scheduled = NonNullable<Mandate['schedule']>[number]

const inWords = (day: string): string => dateShown(day as CalendarDate)

/** What has become of a debit, and why, in words. */
const outcomeOf = ({ debit, paidAt }: ScheduledDebit): Pick<Scheduled, 'status' | 'reason'> => {
  const { bookedAt, failures, failedBecause, retryOn, arrearsQuoteId } = debit
  const because = failedBecause ?? 'It was not debited, since the cover was suspended.'
  if (bookedAt !== null) return { status: 'Booked', reason: undefined }
  if (paidAt !== null) return { status: 'Booked', reason: `Paid by card on ${inWords(dayInLagos(paidAt.getTime()))}.` }
  if (arrearsQuoteId !== null) return { status: 'Failed', reason: because }
  if (failures === 0) return { status: 'Due', reason: undefined }
  return { status: 'Failed', reason: `${because}${retryOn === null ? '' : ` We try again on ${inWords(retryOn)}.`}` }
}

/** The debits of a mandate under the names of the API; what is still due of one that is over is left out. */
export const scheduleOf = (debits: readonly ScheduledDebit[], isOver: boolean): readonly Scheduled[] =>
  debits
    .map((scheduled) => ({
      date: scheduled.debit.dueOn,
      amount: toNaira(kobo(scheduled.debit.amount)),
      ...outcomeOf(scheduled),
    }))
    .filter(({ status }) => !isOver || status !== 'Due')
