import { useState } from 'react'
import { sampleEvents } from '../../machines/sample-events'
import { everyState, type Chart } from '../chart'
import type { Order } from '../messages'
import type { Watched } from './board'
import { FailureView } from './failure-view'
import { payloadErrors } from './payload'

type SendFormProps = {
  readonly watched: Watched
  readonly chart: Chart
  readonly post: (order: Order) => void
}

/** The events that the active states handle, without those of XState. */
export const eventsAt = (chart: Chart, active: readonly string[]): readonly string[] => [
  ...new Set(
    everyState(chart.root)
      .filter(({ id }) => active.includes(id))
      .flatMap(({ transitions }) => transitions.map(({ eventType }) => eventType))
      .filter((type) => type !== '' && !type.startsWith('xstate.')),
  ),
]

/** Parses an event: an object with a type, as JSON. */
export const parseEvent = (text: string): Extract<Order, { kind: 'send' }>['event'] | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    const isEvent = typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
    return isEvent ? { ...value, type: String(Reflect.get(value, 'type')) } : undefined
  } catch {
    return undefined
  }
}

const samples: Readonly<Record<string, Readonly<Record<string, object>>>> = sampleEvents

/** An example of a machine's event. */
export const sampleOf = (machine: string, type: string): { readonly type: string } => ({
  type,
  ...samples[machine]?.[type],
})

/** Sends an event to the selected actor, as its screen would. */
export const SendForm = ({ watched, chart, post }: SendFormProps) => {
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const { portal, actor, refused } = watched
  const send = () => {
    const event = parseEvent(text)
    const differences = event === undefined ? [] : payloadErrors(sampleOf(chart.machine, event.type), event)
    if (event === undefined) setError('Enter a JSON object with a `type`: {"type": "try-again"}')
    else if (differences.length > 0) setError(`Not sent: ${differences.join(', ')}.`)
    else {
      setError('')
      post({ kind: 'send', portal, actor: actor.id, event })
    }
  }
  return (
    <section>
      <h3>Send an event</h3>
      <div className="choices">
        {eventsAt(chart, actor.active).map((type) => (
          <button
            key={type}
            type="button"
            onClick={() => {
              setText(JSON.stringify(sampleOf(chart.machine, type), null, 2))
            }}
          >
            {type}
          </button>
        ))}
      </div>
      <form
        onSubmit={(submit) => {
          submit.preventDefault()
          send()
        }}
      >
        <textarea
          aria-label="Event as JSON"
          rows={Math.min(14, Math.max(3, text.split('\n').length))}
          spellCheck={false}
          value={text}
          placeholder='{"type": "try-again"}'
          onChange={({ target }) => {
            setText(target.value)
          }}
        />
        <button type="submit" disabled={actor.status !== 'active'}>
          Send to {actor.name}
        </button>
      </form>
      {(error || refused) && <FailureView text={error || `Not sent: ${refused}`} />}
    </section>
  )
}
