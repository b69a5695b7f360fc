import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { LoggedEvent } from '../messages'

/** The usual height of an event, in CSS pixels; each is measured when it is shown. */
const USUAL_HEIGHT = 26

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23)

const partsOf = ({ type: _type, ...parts }: LoggedEvent['event']): string =>
  Object.keys(parts).length === 0 ? '' : JSON.stringify(parts)

const Line = ({ logged }: { readonly logged: LoggedEvent }) => (
  <>
    <time>{timeOf(logged.at)}</time> <strong>{logged.event.type}</strong> <span>from {logged.from}</span>
  </>
)

/** The events that an actor received, newest first; a click opens the payload. Only those in view are rendered. */
export const EventLog = ({ log }: { readonly log: readonly LoggedEvent[] }) => {
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
                <li key={key} ref={rows.measureElement} data-index={index} style={{ transform: `translateY(${String(start)}px)` }}>
                  {partsOf(logged.event) === '' ? (
                    <Line logged={logged} />
                  ) : (
                    <details>
                      <summary>
                        <Line logged={logged} />
                      </summary>
                      <code>{partsOf(logged.event)}</code>
                    </details>
                  )}
                </li>
              )
            )
          })}
        </ol>
      </div>
    </section>
  )
}
