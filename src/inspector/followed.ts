import { StateMachine, type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { chartOf } from './chart'
import { differenceBetween, type Compared } from './difference'
import { failureText } from './failure-text'
import { mask, maskEvent } from './mask'
import { GO_ON, LOG_LENGTH, type ActorState, type ActorView, type LoggedEvent } from './messages'
import { momentOf, type Moment } from './moment'
import { steer, type Steered } from './steered'

/** An event as it was received, without a mask. */
type Received = {
  readonly number: number
  readonly at: number
  readonly from: string
  readonly event: { readonly type: string }
  /** The machine after it. */
  moment?: Moment
}

/** What of an actor its followers use. */
export type Ref = AnyActorRef & { readonly logic?: unknown; readonly _parent?: object }

/** An actor of this page as it is followed. */
export type Followed = {
  readonly ref: Ref
  readonly machine: AnyStateMachine | undefined
  /** How its screens are steered; only a machine that no other machine runs can be. */
  readonly steered: Steered | undefined
  view: ActorView
  /** The last events, each with the machine after it. */
  readonly events: Received[]
  /** Those that inspectors have. */
  readonly log: LoggedEvent[]
  /** The last snapshot, until inspectors have it; `stopped` for an actor that is gone. */
  snapshot: unknown
}

export const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot

export const statusOf = (snapshot: unknown): string =>
  typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot ? String(snapshot.status) : 'active'

const activeIn = (snapshot: AnyMachineSnapshot): readonly string[] => snapshot._nodes.map(({ path }) => path.join('.'))

const stateOf = (snapshot: unknown): Omit<ActorState, 'id' | 'shown'> => ({
  status: statusOf(snapshot),
  failure: statusOf(snapshot) === 'error' ? failureText((snapshot as { readonly error?: unknown }).error) : undefined,
  active: isMachineSnapshot(snapshot) ? activeIn(snapshot) : [],
  context: isMachineSnapshot(snapshot) ? mask(snapshot.context) : null,
})

/** The name of an actor: a machine's id, otherwise that of its implementation. */
export const nameOf = ({ logic, src, id }: Ref): string => {
  if (logic instanceof StateMachine) return logic.id
  return typeof src === 'string' ? src : id
}

/** Begins to follow an actor. */
export const followedOf = (ref: Ref, id: string, parent: string | undefined): Followed => {
  const machine = ref.logic instanceof StateMachine ? (ref.logic as AnyStateMachine) : undefined
  const chart = machine && chartOf(machine)
  const events: Received[] = []
  const lastGood = () => events.findLast(({ moment }) => moment !== undefined)?.moment?.snapshot
  return {
    ref,
    machine,
    steered: machine !== undefined && parent === undefined ? steer(ref, lastGood) : undefined,
    view: { id, parent, name: nameOf(ref), chart, status: 'active', active: [], context: null, failure: undefined },
    events,
    log: [],
    snapshot: undefined,
  }
}

/** Notes an event that an actor is about to take. */
export const noteEvent = ({ events }: Followed, received: Omit<Received, 'number' | 'moment'>): void => {
  events.push({ ...received, number: (events.at(-1)?.number ?? 0) + 1 })
  if (events.length > 2 * LOG_LENGTH) events.splice(0, events.length - LOG_LENGTH)
}

/** Notes the snapshot that an actor reached by an event; an event of the log that goes on from a moment has no own. */
export const noteSnapshot = ({ events, machine }: Followed, event: object, snapshot: unknown): void => {
  if (machine === undefined || !isMachineSnapshot(snapshot) || snapshot.status === 'error') return
  const received = events.findLast(
    (one) => one.moment === undefined && (one.event === event || one.event.type === GO_ON),
  )
  if (received !== undefined) received.moment = momentOf(snapshot)
}

/** The machine after an event of its log. */
export const momentAfter = ({ events }: Followed, number: number): Moment | undefined =>
  events.find((one) => one.number === number)?.moment

const comparedOf = (moment: Moment | undefined): Compared | undefined =>
  moment && { active: activeIn(moment.snapshot), context: moment.snapshot.context as unknown }

/** Masks the first of the events that inspectors do not have yet, at most so many, and adds them to the log. */
export const newEvents = ({ events, log }: Followed, most: number): readonly LoggedEvent[] => {
  const known = log.at(-1)?.number ?? 0
  const first = events.findLastIndex(({ number }) => number <= known) + 1
  let before = comparedOf(events.slice(0, first).findLast(({ moment }) => moment !== undefined)?.moment)
  const added = events.slice(first, first + most).map(({ number, at, from, event, moment }): LoggedEvent => {
    const logged = { number, at, from, event: maskEvent(event) }
    const after = comparedOf(moment)
    if (after === undefined) return logged
    const difference = differenceBetween(before, after)
    before = after
    return { ...logged, active: after.active, difference }
  })
  log.push(...added)
  log.splice(0, log.length - LOG_LENGTH)
  return added
}

/** Whether there are events that inspectors do not have yet. */
export const hasNewEvents = ({ events, log }: Followed): boolean => events.at(-1)?.number !== log.at(-1)?.number

/** What an inspector shows of an actor that changed: as it is, or after the event that it was asked to show. */
export const newState = (followed: Followed): ActorState | undefined => {
  const { snapshot, view, steered } = followed
  if (snapshot === undefined) return undefined
  followed.snapshot = undefined
  const shown = steered && view.shown !== undefined ? momentAfter(followed, view.shown)?.snapshot : undefined
  const state = { id: view.id, ...stateOf(shown ?? snapshot), shown: shown && view.shown }
  followed.view = { ...view, ...state }
  return state
}
