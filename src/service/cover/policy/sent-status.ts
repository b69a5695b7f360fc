import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { PolicyRow } from './repository'

/** The status of a policy as the API sends it: an active one has expired once its last day is over. */
export const sentStatus = (
  { status, coverTo }: Pick<PolicyRow['policy'], 'status' | 'coverTo'>,
  today: CalendarDate,
): string => (status === 'Active' && coverTo !== null && coverTo < today ? 'Expired' : status)
