import { endsIn, endsSoon, type CoverPeriod } from '../quote/cover-period'
import type { CalendarDate } from '../values/calendar-date'
import { dateShown } from '../values/typed-date'

/** What the state of a cover depends on; a server without these days leaves them out. */
export type DatedCover = CoverPeriod & {
  /** The server's own text. */
  readonly status: string | undefined
  readonly suspendedOn: CalendarDate | undefined
  readonly cancelledOn: CalendarDate | undefined
}

export type CoverState = {
  readonly text: string
  readonly tone: 'success' | 'warning' | 'danger' | 'neutral'
  /** Whether it covers anything that day; `no` also where that is not known. */
  readonly covers: 'now' | 'later' | 'no'
}

/**
 * What is shown of a cover on a day. Its days count more than its status, except that what was cancelled or not paid never
 * ends. Where the status is not one of ours, or a day is missing, the status is shown as the server's text; `undefined`
 * without either.
 */
export const coverState = (
  { status = '', coverFrom, coverTo, suspendedOn, cancelledOn }: DatedCover,
  today: CalendarDate,
): CoverState | undefined => {
  const known = status.toLowerCase()
  const since = (words: string, day: CalendarDate | undefined) =>
    day === undefined ? status : `${words} ${dateShown(day)}`
  const notCovered = (text: string): CoverState => ({ text, tone: 'danger', covers: 'no' })

  if (known === 'cancelled') return notCovered(since('Cancelled', cancelledOn))
  if (known === 'pending') return { text: 'Not paid yet', tone: 'warning', covers: 'later' }
  if (coverTo !== undefined && coverTo < today) return notCovered(since('Ended', coverTo))
  if (known === 'suspended') return notCovered(since('Suspended since', suspendedOn))
  if (known === 'expired') return notCovered(status)
  if (known !== 'active' && known !== '') return { text: status, tone: 'neutral', covers: 'no' }
  if (coverFrom !== undefined && coverFrom > today)
    return { text: since('Begins', coverFrom), tone: 'neutral', covers: 'later' }
  if (coverTo === undefined) return known === '' ? undefined : { text: status, tone: 'success', covers: 'now' }
  return endsSoon({ coverFrom, coverTo }, today)
    ? { text: endsIn(coverTo, today), tone: 'warning', covers: 'now' }
    : { text: 'Active', tone: 'success', covers: 'now' }
}
