import type { CalendarDate } from '../values/calendar-date'
import { formatMoney, type Kobo } from '../values/money'
import { dateShown } from '../values/typed-date'

/** One debit of a mandate, as the server says it; a status that we do not know is shown as it is. */
export type ScheduledDebit = {
  readonly date: CalendarDate
  readonly amount: Kobo
  readonly status: string
  /** Why it failed and when it is tried again, or how it was paid otherwise. */
  readonly reason: string | undefined
}

/** The statuses of a debit, in the server's order. */
export const debitStatuses = ['Booked', 'Failed', 'Due'] as const

export type DebitRow = {
  readonly day: string
  readonly amount: string
  readonly status: string
  readonly tone: 'success' | 'danger' | 'info' | 'neutral'
  readonly reason: string | undefined
}

const tones: Readonly<Record<string, DebitRow['tone']>> = { Booked: 'success', Failed: 'danger', Next: 'info' }

/** The debits in their order; of those that are due the first one is the next, unless nothing is debited now. */
export const debitRows = (schedule: readonly ScheduledDebit[], isDebited: boolean): readonly DebitRow[] => {
  const next = isDebited ? schedule.findIndex(({ status }) => status === 'Due') : -1
  return schedule.map(({ date, amount, status: stated, reason }, index) => {
    const status = index === next ? 'Next' : stated
    return { day: dateShown(date), amount: formatMoney(amount), status, tone: tones[status] ?? 'neutral', reason }
  })
}
