import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { clampDate, type DateBounds } from '../../../domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { Button } from '../buttons/button'
import { IconButton } from '../buttons/icon-button'
import { useModalDialog } from '../dialogs/use-modal-dialog'
import { VisuallyHidden } from '../page/visually-hidden'
import { CalendarGrid } from './grid'
import { moveByKey, movePages, narrowerView, turnsOf, widerView, type View } from './moves'
import { usePlaceBeside } from './use-place-beside'
import { pageLabels, turnLabels } from './labels'
import styles from './calendar.module.css'

export type CalendarProps = {
  readonly label: string
  readonly value: CalendarDate | undefined
  readonly bounds: DateBounds
  /** The day and the view that it opens with when there is no value. */
  readonly start: CalendarDate
  readonly opensWith: View
  /** The element that it is placed beside if there is space; on a phone it slides up from the bottom. */
  readonly beside: RefObject<HTMLElement | null>
  readonly onChoose: (date: CalendarDate) => void
  readonly onClose: () => void
}

type Place = { readonly view: View; readonly cursor: CalendarDate; readonly focus: boolean }

/** A dialog to choose a date in, open while it is rendered: days, months, years and decades. */
export const Calendar = ({ label, value, bounds, start, opensWith, beside, onChoose, onClose }: CalendarProps) => {
  const { dialogProps } = useModalDialog(onClose)
  const body = useRef<HTMLDivElement>(null)
  const [{ view, cursor, focus }, setPlace] = useState<Place>({
    view: value === undefined ? opensWith : 'day',
    cursor: clampDate(value ?? start, bounds),
    focus: true,
  })
  const turns = turnsOf(view, cursor, bounds)
  const [back, on] = turnLabels[view]
  usePlaceBeside(dialogProps.ref, beside)

  // After the dialog has opened, and after every key or choice.
  useLayoutEffect(() => {
    if (focus) body.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [view, cursor, focus])

  const turn = (pages: number) => setPlace({ view, cursor: movePages(view, pages, cursor, bounds), focus: false })
  const widen = () => setPlace({ view: widerView(view), cursor, focus: true })
  const choose = (date: CalendarDate) => {
    if (view === 'day') onChoose(date)
    else setPlace({ view: narrowerView(view), cursor: date, focus: true })
  }
  const press = (event: KeyboardEvent) => {
    const next = moveByKey(view, event, cursor, bounds)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setPlace({ view, cursor: next, focus: true })
  }

  return (
    <dialog {...dialogProps} className={styles.calendar} aria-label={`${label}: choose a date`}>
      <header className={styles.head}>
        <IconButton
          label={back}
          icon={<ChevronLeft size={22} />}
          aria-disabled={!turns.back || undefined}
          onClick={() => turns.back && turn(-1)}
        />
        {view === 'decade' ? (
          <p className={styles.title}>{pageLabels(view, cursor)}</p>
        ) : (
          <button
            type="button"
            className={styles.title}
            aria-label={`${pageLabels(view, cursor)}, choose another ${widerView(view)}`}
            onClick={widen}
          >
            <span>{pageLabels(view, cursor)}</span>
            <ChevronDown size={18} />
          </button>
        )}
        <IconButton
          label={on}
          icon={<ChevronRight size={22} />}
          aria-disabled={!turns.on || undefined}
          onClick={() => turns.on && turn(1)}
        />
      </header>
      <div ref={body} onKeyDown={press}>
        <CalendarGrid view={view} cursor={cursor} value={value} bounds={bounds} onChoose={choose} />
      </div>
      <div role="status">
        <VisuallyHidden>{pageLabels(view, cursor)}</VisuallyHidden>
      </div>
      <Button variant="quiet" block onClick={onClose}>
        Close
      </Button>
    </dialog>
  )
}
