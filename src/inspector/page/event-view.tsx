import type { Masked } from '../mask'
import type { LoggedEvent } from '../messages'
import type { EventLabel } from './event-labels'

const text = (value: Masked | undefined): string => (value === undefined ? 'nothing' : JSON.stringify(value))

const names = (states: readonly string[]): string => states.map((id) => id.replaceAll('.', ' › ')).join(', ')

type EventViewProps = { readonly logged: LoggedEvent; readonly labelOf: EventLabel }

/** An event with its payload, and what it did to its machine. */
export const EventView = ({ logged: { number, event, from, difference }, labelOf }: EventViewProps) => {
  const { type: _type, ...payload } = event
  return (
    <section className="event" aria-label="What the event did">
      <h3>
        Event {number}: {labelOf(event)}, from {from}
      </h3>
      {Object.keys(payload).length > 0 && <pre>{JSON.stringify(payload, null, 2)}</pre>}
      {difference === undefined && <p>This event threw an error.</p>}
      {difference && difference.left.length + difference.entered.length + difference.changes.length === 0 && (
        <p>No state or context change.</p>
      )}
      {difference && difference.left.length > 0 && <p>Left {names(difference.left)}</p>}
      {difference && difference.entered.length > 0 && (
        <p>Entered {names(difference.entered.filter((id) => id !== ''))}</p>
      )}
      {difference && difference.changes.length > 0 && (
        <ul className="changes">
          {difference.changes.map(({ path, before, after }) => (
            <li key={path}>
              <code>{path || 'context'}</code> <del>{text(before)}</del> <ins>{text(after)}</ins>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
