import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { LoggedEvent } from '../messages'
import type { EventLabel } from './event-labels'

/** The usual height of an event, in CSS pixels; each is measured when it is shown. */
const USUAL_HEIGHT = 26

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23)

type EventLogProps = {
  readonly log: readonly LoggedEvent[]
  readonly labelOf: EventLabel
  readonly shown: number | undefined
  readonly show: (number: number) => void
}

/** The events that an actor received, newest first; a click shows the actor as it was after one. Only those in view are rendered. */
export const EventLog = ({ log, labelOf, shown, show }: EventLogProps) => {
  const pane = useRef<HTMLDivElement>(null)
  const at = (index: number) => log[log.length - 1 - index]
  const rows = useVirtualizer({
    count: log.length,
    getScrollElement: () => pane.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => at(index)?.number ?? index,
    overscan: 5,
  })
  return (
    <section>
      <h3>Events {log.length > 0 && `(${String(log.length)})`}</h3>
      <div ref={pane} className="log" tabIndex={0} role="region" aria-label="Events">
        <ol style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ key, index, start }) => {
            const logged = at(index)
            return (
              logged && (
                <li
                  key={key}
                  ref={rows.measureElement}
                  data-index={index}
                  style={{ transform: `translateY(${String(start)}px)` }}
                >
                  <button
                    type="button"
                    aria-current={logged.number === shown}
                    onClick={() => {
                      show(logged.number)
                    }}
                  >
                    <time>{timeOf(logged.at)}</time> <strong>{labelOf(logged.event)}</strong>{' '}
                    <span>from {logged.from}</span>
                  </button>
                </li>
              )
            )
          })}
        </ol>
      </div>
    </section>
  )
}
