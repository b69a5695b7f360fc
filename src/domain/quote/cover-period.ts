import { addDays, daysBetween } from '../values/calendar-arithmetic'
import type { CalendarDate } from '../values/calendar-date'
import type { DetailRow } from '../values/shown'
import { dateShown } from '../values/typed-date'

/** The days of cover, both included; a server without them leaves them out. */
export type CoverPeriod = {
  readonly coverFrom: CalendarDate | undefined
  readonly coverTo: CalendarDate | undefined
}

const row = (label: string, day: CalendarDate | undefined): readonly DetailRow[] =>
  day === undefined ? [] : [{ label, value: dateShown(day) }]

/** The last day of the cover that follows another one, if it is paid. */
type Renewed = { readonly renewedUntil?: CalendarDate | undefined }

/** What the details of a policy begin with: when its cover begins and ends, and until when it is renewed, or when it ended. */
export const coverRows = (
  { coverFrom, coverTo, renewedUntil }: CoverPeriod & Renewed,
  today: CalendarDate,
): readonly DetailRow[] => {
  if (coverTo !== undefined && coverTo < today) return row('Ended', coverTo)
  const begins = beginsLater({ coverFrom, coverTo }, today) ? row('Cover begins', coverFrom) : []
  return [...begins, ...row('Covered until', coverTo), ...row('Renewed until', renewedUntil)]
}

/** Until when cover lasts, as home says it: `until 5 June 2026`, or `Renewed until 5 June 2027`. */
export const lastsUntil = ({ coverTo, renewedUntil }: CoverPeriod & Renewed): string | undefined => {
  if (renewedUntil !== undefined) return `Renewed until ${dateShown(renewedUntil)}`
  return coverTo && `until ${dateShown(coverTo)}`
}

/**
 * When the cover of an order begins and ends. Without a first day it begins with its payment, and so does one whose first
 * day is today or past. Its end is known only with its beginning. A server that says neither how long a quote is valid nor
 * when its cover begins leaves it open.
 */
export const orderCoverRows = (
  { coverFrom, coverTo, validUntil }: CoverPeriod & { readonly validUntil: CalendarDate | undefined },
  today: CalendarDate,
): readonly DetailRow[] => {
  if (coverFrom === undefined && validUntil === undefined) return []
  if (coverFrom !== undefined && coverFrom > today)
    return [...row('Cover begins', coverFrom), ...row('Covered until', coverTo)]
  const begins: DetailRow = { label: 'Cover', value: 'Begins when you have paid' }
  return coverFrom === today ? [begins, ...row('Covered until', coverTo)] : [begins]
}

/** Whether cover runs today. A policy whose end is not known counts as running. */
export const isRunning = ({ coverFrom, coverTo }: CoverPeriod, today: CalendarDate): boolean =>
  (coverFrom === undefined || coverFrom <= today) && (coverTo === undefined || coverTo >= today)

export const beginsLater = ({ coverFrom }: CoverPeriod, today: CalendarDate): boolean =>
  coverFrom !== undefined && coverFrom > today

/** How many days before its end cover ends soon. */
const ENDING_SOON_DAYS = 30

/** Whether cover runs today and ends within thirty days. */
export const endsSoon = (period: CoverPeriod, today: CalendarDate): boolean =>
  isRunning(period, today) && period.coverTo !== undefined && period.coverTo <= addDays(today, ENDING_SOON_DAYS)

/** How many days after its end cover can still be renewed; the new one then begins when it is paid. */
export const RENEWED_AFTER_END_DAYS = 90

/** Whether cover has ended, and not longer ago than it can be renewed. */
export const endedLately = ({ coverTo }: CoverPeriod, today: CalendarDate): boolean =>
  coverTo !== undefined && coverTo < today && coverTo >= addDays(today, -RENEWED_AFTER_END_DAYS)

/** What is left of cover that runs, of how many days, as a ring shows it. */
export type DaysLeft = { readonly days: number; readonly of: number; readonly isSoon: boolean }

const YEAR_DAYS = 365

/** The days after today on which cover that runs goes on; `undefined` for cover that does not run, or without an end. */
export const daysLeft = (period: CoverPeriod, today: CalendarDate): DaysLeft | undefined => {
  const { coverFrom, coverTo } = period
  if (coverTo === undefined || !isRunning(period, today)) return undefined
  const of = coverFrom === undefined ? YEAR_DAYS : daysBetween(coverFrom, coverTo) + 1
  return { days: daysBetween(today, coverTo), of, isSoon: endsSoon(period, today) }
}

/** How long cover that runs lasts from today; its last day counts. */
export const endsIn = (coverTo: CalendarDate, today: CalendarDate): string => {
  const days = daysBetween(today, coverTo)
  if (days <= 0) return 'Ends today'
  return days === 1 ? 'Ends tomorrow' : `Ends in ${days} days`
}
