import type { LoggedEvent } from '../messages'

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23)

const partsOf = ({ type: _type, ...parts }: LoggedEvent['event']): string =>
  Object.keys(parts).length === 0 ? '' : JSON.stringify(parts)

const Line = ({ logged }: { readonly logged: LoggedEvent }) => (
  <>
    <time>{timeOf(logged.at)}</time> <strong>{logged.event.type}</strong> <span>from {logged.from}</span>
  </>
)

/** The events that an actor received, newest first; a click opens the payload. */
export const EventLog = ({ log }: { readonly log: readonly LoggedEvent[] }) => (
  <section>
    <h3>Events</h3>
    <ol className="log" reversed>
      {log.toReversed().map((logged, index) => (
        <li key={log.length - index}>
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
      ))}
    </ol>
  </section>
)
