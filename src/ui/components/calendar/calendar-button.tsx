import { CalendarDays } from 'lucide-react'
import { useState, type ComponentType, type RefObject } from 'react'
import { lazyWithRetry } from '../state/lazy-with-retry'
import type { CalendarProps } from './calendar'
import { IconButton } from '../buttons/icon-button'

const loadCalendar = lazyWithRetry(async () => (await import(/* webpackChunkName: "calendar" */ './calendar')).Calendar)

type Props = Omit<CalendarProps, 'beside' | 'onClose'> & {
  readonly frame: RefObject<HTMLElement | null>
  readonly labelId: string
  readonly disabled: boolean
  /** The calendar failed to load: a date can still be typed. */
  readonly onMissed: () => void
  readonly className: string | undefined
}

type State =
  | { readonly is: 'closed' | 'loading' }
  | { readonly is: 'open'; readonly Calendar: ComponentType<CalendarProps> }

const closed: State = { is: 'closed' }

/** Opens the calendar, whose script and style are loaded on first use. */
export const CalendarButton = ({ frame, labelId, disabled, onMissed, className, ...rest }: Props) => {
  const [state, setState] = useState<State>(closed)
  const open = () => {
    setState({ is: 'loading' })
    loadCalendar().then(
      (Calendar) => setState((now) => (now.is === 'loading' ? { is: 'open', Calendar } : now)),
      () => {
        setState(closed)
        onMissed()
      },
    )
  }
  const close = () => setState(closed)
  return (
    <>
      <IconButton
        className={className}
        label="Open the calendar"
        aria-describedby={labelId}
        aria-haspopup="dialog"
        aria-expanded={state.is === 'open'}
        aria-busy={state.is === 'loading' || undefined}
        disabled={disabled}
        icon={<CalendarDays size={22} />}
        onClick={open}
      />
      {state.is === 'open' && (
        <state.Calendar
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
