import type { InspectionEvent, Snapshot } from 'xstate'
import { mask, maskEvent } from './mask'

/** Whether the address asks for the hosted inspector: `?inspect=stately`. */
export const wantsStately = (search: string): boolean => new URLSearchParams(search).get('inspect') === 'stately'

/** What an actor answered is somebody's data, and so may be what it failed with. */
const withoutOutcome = (snapshot: Snapshot<unknown>): Snapshot<unknown> => {
  const masked: object = { ...snapshot, output: mask(snapshot.output), error: mask(snapshot.error) }
  return masked as Snapshot<unknown>
}

/**
 * Opens Stately's hosted inspector in a window of its own, which needs the network. It gets what our own gets: masked
 * contexts and events.
 */
export const makeStatelyInspection = (): ((event: InspectionEvent) => void) => {
  const waiting: InspectionEvent[] = []
  let next: ((event: InspectionEvent) => void) | undefined
  const open = async () => {
    const { createBrowserInspector } = await import(/* webpackChunkName: "stately" */ '@statelyai/inspect')
    const inspector = createBrowserInspector({
      sanitizeContext: (context) => ({ kept: mask(context) }),
      sanitizeEvent: (event) => maskEvent(event),
      serialize: (event) =>
        event.type === '@xstate.snapshot' ? { ...event, snapshot: withoutOutcome(event.snapshot) } : event,
    })
    next = (event) => {
      inspector.inspect.next?.(event)
    }
    waiting.splice(0).forEach(next)
  }
  // Without a network or a window there is no hosted inspector; the portal goes on without it.
  open().catch(() => {
    next = () => undefined
    waiting.length = 0
  })
  return (event) => {
    if (next) next(event)
    else waiting.push(event)
  }
}
