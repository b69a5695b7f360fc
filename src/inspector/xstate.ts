/**
 * Replaces `xstate` in a development build (`.ci/build/inspector.ts`): the same library with inspected actors. The
 * portal needs no code for inspection, and a production build has none to remove.
 */
import * as xstate from 'xstate'
import { openChannel } from './channel'
import { makeReporter } from './reporter'
import { markPage } from './mark-page'
import { makeStatelyInspection, requestsStately } from './stately'

// An export by name takes precedence over the star export.
export * from 'xstate'

/** How long changes are gathered, in milliseconds: a few frames. */
const GATHER_MS = 50

const reporter = makeReporter(openChannel(), {
  portal: crypto.randomUUID(),
  now: () => Date.now(),
  later: (report) => {
    setTimeout(report, GATHER_MS)
  },
  mark: markPage,
})
window.addEventListener('pagehide', reporter.close)

const stately = requestsStately(window.location.search) ? makeStatelyInspection() : undefined

const inspect = (event: xstate.InspectionEvent): void => {
  reporter.inspect(event)
  stately?.(event)
}

type Create = (logic: xstate.AnyActorLogic, options?: object) => xstate.AnyActorRef

const create = xstate.createActor as unknown as Create

const createInspected: Create = (logic, options) => create(logic, { inspect, ...options })

export const createActor = createInspected as unknown as typeof xstate.createActor
