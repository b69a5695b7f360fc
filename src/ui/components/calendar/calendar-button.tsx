import { CalendarDays } from 'lucide-react'
import { useState, type ComponentType, type RefObject } from 'react'
import { makeLate } from '../state/late'
import type { CalendarProps } from './calendar'
import { IconButton } from '../buttons/icon-button'

const calendar = makeLate<ComponentType<CalendarProps>>(() =>
  import(/* webpackChunkName: "calendar" */ './calendar').then((chunk) => chunk.Calendar),
)

type Props = Omit<CalendarProps, 'beside' | 'onClose'> & {
  readonly frame: RefObject<HTMLElement | null>
  readonly labelId: string
  readonly disabled: boolean
  /** The calendar did not arrive: a date can still be typed. */
  readonly onMissed: () => void
  readonly className: string | undefined
}

type State = 'closed' | 'awaited' | 'open'

/** Opens the calendar, whose script and style come when it is opened for the first time. */
export const CalendarButton = ({ frame, labelId, disabled, onMissed, className, ...rest }: Props) => {
  const [state, setState] = useState<State>('closed')
  const Calendar = calendar.now()
  const open = () => {
    setState('awaited')
    calendar.ready().then(
      () => setState((now) => (now === 'awaited' ? 'open' : now)),
      () => {
        setState('closed')
        onMissed()
      },
    )
  }
  const close = () => setState('closed')
  return (
    <>
      <IconButton
        className={className}
        label="Open the calendar"
        aria-describedby={labelId}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        aria-busy={state === 'awaited' || undefined}
        disabled={disabled}
        icon={<CalendarDays size={22} aria-hidden="true" />}
        onClick={open}
      />
      {state === 'open' && Calendar !== undefined && (
        <Calendar
          {...rest}
          beside={frame}
          onClose={close}
          onChoose={(date) => {
            rest.onChoose(date)
            close()
          }}
        />
      )}
    </>
  )
}
