import { coverState, type DatedCover } from '../../../domain/policy/cover-state'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { Badge } from '../../components/data-display/badge'

type Props = { readonly cover: DatedCover; readonly today: CalendarDate }

/** The state of a cover on a day; nothing where the server says nothing of it. */
export const CoverBadge = ({ cover, today }: Props) => {
  const state = coverState(cover, today)
  return state ? <Badge tone={state.tone}>{state.text}</Badge> : null
}
