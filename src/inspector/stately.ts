import type { InspectionEvent, Snapshot } from 'xstate'
import { mask, maskEvent } from './mask'

/** Whether the address requests the hosted inspector: `?inspect=stately`. */
export const requestsStately = (search: string): boolean => new URLSearchParams(search).get('inspect') === 'stately'

/** The output of an actor, and its error, may contain personal data. */
const maskOutcome = (snapshot: Snapshot<unknown>): Snapshot<unknown> => {
  const masked: object = { ...snapshot, output: mask(snapshot.output), error: mask(snapshot.error) }
  return masked as Snapshot<unknown>
}

/**
 * Opens Stately's hosted inspector in a new window, which needs the network. Contexts and events are masked, as for our
 * own inspector.
 */
export const makeStatelyInspection = (): ((event: InspectionEvent) => void) => {
  const buffered: InspectionEvent[] = []
  let next: ((event: InspectionEvent) => void) | undefined
  const open = async () => {
    const { createBrowserInspector } = await import(/* webpackChunkName: "stately" */ '@statelyai/inspect')
    const inspector = createBrowserInspector({
      sanitizeContext: (context) => ({ masked: mask(context) }),
      sanitizeEvent: (event) => maskEvent(event),
      serialize: (event) =>
        event.type === '@xstate.snapshot' ? { ...event, snapshot: maskOutcome(event.snapshot) } : event,
    })
    next = (event) => {
      inspector.inspect.next?.(event)
    }
    buffered.splice(0).forEach(next)
  }
  // Without a network or a window the portal runs without the hosted inspector.
  open().catch(() => {
    next = () => undefined
    buffered.length = 0
  })
  return (event) => {
    if (next) next(event)
    else buffered.push(event)
  }
}
