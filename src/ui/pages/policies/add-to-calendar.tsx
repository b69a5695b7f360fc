import { CalendarPlus } from 'lucide-react'
import { calendarFile } from '../../../domain/policy/calendar-file'
import type { Policy } from '../../../domain/policy/policy'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { idText } from '../../../domain/values/id'
import { ButtonLink } from '../../components/buttons/button-link'
import { useNavigation } from '../../session/link'
import { policyTitle } from './policy-title'

/** A calendar file of the day on which cover ends; nothing where `calendarFile` makes none. */
export const AddToCalendar = ({ policy, today }: { readonly policy: Policy; readonly today: CalendarDate }) => {
  const { toPath } = useNavigation()
  const { href: address } = new URL(toPath({ screen: 'policies', record: idText(policy.id) }), window.location.origin)
  const file = calendarFile(policy, { title: policyTitle(policy), address, today })
  return (
    file && (
      <ButtonLink
        variant="secondary"
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
        download="end-of-cover.ics"
      >
        <CalendarPlus size={18} />
        Add to calendar
      </ButtonLink>
    )
  )
}
