/**
 * Stands in for `xstate` in a development build (`.ci/build/inspector.ts`): the same library, whose actors are watched.
 * So no line of the portal knows that it can be inspected, and a production build has nothing to leave out.
 */
import * as xstate from 'xstate'
import { openChannel } from './channel'
import { makeReporter } from './reporter'
import { makeStatelyInspection, wantsStately } from './stately'

// What stands here by name goes before what the star brings.
export * from 'xstate'

const reporter = makeReporter(openChannel(), crypto.randomUUID(), () => Date.now())
window.addEventListener('pagehide', reporter.close)

const stately = wantsStately(window.location.search) ? makeStatelyInspection() : undefined

const inspect = (event: xstate.InspectionEvent): void => {
  reporter.inspect(event)
  stately?.(event)
}

type Create = (logic: xstate.AnyActorLogic, options?: object) => xstate.AnyActorRef

const create = xstate.createActor as unknown as Create

const createWatched: Create = (logic, options) => create(logic, { inspect, ...options })

export const createActor = createWatched as unknown as typeof xstate.createActor
