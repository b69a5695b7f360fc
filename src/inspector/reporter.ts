import { StateMachine, transition, type AnyMachineSnapshot, type InspectionEvent } from 'xstate'
import { chartOf } from './chart'
import { failureText } from './failure-text'
import { mask, maskEvent } from './mask'
import { LOG_LENGTH, type ActorState, type ActorView, type LoggedEvent, type Message } from './messages'

/** The part of a BroadcastChannel that is used. */
export type Channel = {
  readonly post: (message: Message) => void
  readonly listen: (receive: (message: Message) => void) => void
}

type Ref = {
  readonly id?: string
  readonly logic?: unknown
  readonly src?: unknown
  readonly _parent?: object
  readonly send: (event: { readonly type: string }) => void
  readonly getSnapshot?: () => unknown
}
type Received = { readonly at: number; readonly from: string; readonly event: { readonly type: string } }
type Followed = {
  readonly ref: Ref
  view: ActorView
  /** The events that inspectors have, and those that they do not have yet. */
  readonly log: LoggedEvent[]
  received: Received[]
  /** The last snapshot, until inspectors have it; `stopped` for an actor that is gone. */
  snapshot: unknown
}

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot

const statusOf = (snapshot: unknown): string =>
  typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot ? String(snapshot.status) : 'active'

const errorOf = (snapshot: unknown): string | undefined =>
  statusOf(snapshot) === 'error' ? failureText(Reflect.get(Object(snapshot) as object, 'error')) : undefined

const stateOf = (snapshot: unknown): Omit<ActorState, 'id'> => ({
  status: statusOf(snapshot),
  failure: errorOf(snapshot),
  active: isMachineSnapshot(snapshot) ? snapshot._nodes.map(({ path }) => path.join('.')) : [],
  context: isMachineSnapshot(snapshot) ? mask(snapshot.context) : null,
})

const nameOf = ({ logic, src, id }: Ref): string => {
  if (logic instanceof StateMachine) return logic.id
  return typeof src === 'string' ? src : (id ?? 'an actor')
}

/** Tries an event without its effects: why it cannot be sent, because the machine fails on it or no state takes it. */
const objectionTo = (ref: Ref, event: { readonly type: string }): string | undefined => {
  const { logic } = ref
  const snapshot = ref.getSnapshot?.()
  if (!(logic instanceof StateMachine) || !isMachineSnapshot(snapshot)) return undefined
  try {
    if (!snapshot.can(event)) return 'no active state takes it, or its guards refuse it'
    transition(logic, snapshot, event)
    return undefined
  } catch (error) {
    return `the machine would stop with ${failureText(error)}`
  }
}

/**
 * Reports the actors of this page to inspectors and sends actors the events that an inspector requests. Personal data is
 * masked before it is posted. Pass `inspect` to `createActor`. New actors are reported immediately, what happens to them
 * when `later` runs its argument, so that many events are one message.
 */
export const makeReporter = (
  channel: Channel,
  portal: string,
  now: () => number,
  later: (report: () => void) => void = (report) => {
    report()
  },
) => {
  const ids = new WeakMap<object, string>()
  const actors = new Map<string, Followed>()
  const changed = new Set<Followed>()
  let lastId = 0
  let isWaiting = false
  let sending = false

  const idOf = (ref: object): string => {
    const known = ids.get(ref)
    if (known !== undefined) return known
    lastId += 1
    const id = String(lastId)
    ids.set(ref, id)
    return id
  }
  const report = () => {
    isWaiting = false
    const states: ActorState[] = []
    for (const followed of changed) {
      const { view, snapshot, received, log } = followed
      const number = log.at(-1)?.number ?? 0
      const events = received.map(({ event, ...rest }, index) => ({ ...rest, number: number + index + 1, event: maskEvent(event) }))
      followed.received = []
      log.push(...events)
      log.splice(0, log.length - LOG_LENGTH)
      if (events.length > 0) channel.post({ kind: 'events', portal, actor: view.id, events })
      if (snapshot === undefined) continue
      const state = { id: view.id, ...stateOf(snapshot) }
      followed.view = { ...view, ...state }
      followed.snapshot = undefined
      states.push(state)
    }
    changed.clear()
    if (states.length > 0) channel.post({ kind: 'states', portal, states })
  }
  const reportLater = (followed: Followed) => {
    changed.add(followed)
    if (isWaiting) return
    isWaiting = true
    later(report)
  }
  const announce = ({ view }: Followed) => {
    channel.post({ kind: 'actor', portal, actor: view })
  }
  const follow = (ref: Ref): Followed => {
    const id = idOf(ref)
    const known = actors.get(id)
    if (known !== undefined) return known
    const chart = ref.logic instanceof StateMachine ? chartOf(ref.logic) : undefined
    const parent = ref._parent === undefined ? undefined : idOf(ref._parent)
    const view: ActorView = { id, parent, name: nameOf(ref), chart, status: 'active', active: [], context: null, failure: undefined }
    const followed: Followed = { ref, view, log: [], received: [], snapshot: undefined }
    actors.set(id, followed)
    return followed
  }
  const changeTo = (followed: Followed, snapshot: unknown) => {
    followed.snapshot = snapshot
    reportLater(followed)
  }
  /** XState reports no stop of a child whose state is left immediately, so missing children are removed here. */
  const removeStoppedChildren = (parent: string, snapshot: unknown) => {
    if (!isMachineSnapshot(snapshot)) return
    const children = new Set<unknown>(Object.values(snapshot.children as object))
    for (const followed of [...actors.values()])
      if (followed.view.parent === parent && !children.has(followed.ref)) {
        changeTo(followed, { status: 'stopped' })
        actors.delete(followed.view.id)
      }
  }
  /** XState reports no snapshot of a machine that fails on an event. */
  const reportFailure = (followed: Followed) => {
    const snapshot = followed.ref.getSnapshot?.()
    if (statusOf(snapshot) === 'error' && followed.view.failure === undefined) changeTo(followed, snapshot)
  }
  const inspect = (event: InspectionEvent) => {
    const ref = event.actorRef as unknown as Ref
    const followed = follow(ref)
    if (event.type === '@xstate.actor') announce(followed)
    if (event.type === '@xstate.snapshot') {
      changeTo(followed, event.snapshot)
      removeStoppedChildren(followed.view.id, event.snapshot)
      if (statusOf(event.snapshot) !== 'active' && followed.view.chart === undefined) actors.delete(followed.view.id)
    }
    if (event.type === '@xstate.event') {
      const nobody = sending ? 'inspector' : 'screen'
      const from = event.sourceRef === undefined ? nobody : nameOf(event.sourceRef)
      followed.received.push({ at: now(), from, event: event.event })
      reportLater(followed)
      if (followed.view.chart !== undefined) queueMicrotask(() => { reportFailure(followed) })
    }
  }

  const sendEvent = (id: string, event: { readonly type: string }) => {
    const followed = actors.get(id)
    if (followed === undefined) return
    const reason = objectionTo(followed.ref, event)
    if (reason !== undefined) {
      channel.post({ kind: 'refused', portal, actor: id, reason })
      return
    }
    sending = true
    followed.ref.send(event)
    sending = false
  }

  channel.listen((message) => {
    if (message.kind === 'who-is-there') {
      report()
      actors.forEach((followed) => {
        announce(followed)
        channel.post({ kind: 'events', portal, actor: followed.view.id, events: followed.log })
      })
    }
    if (message.kind !== 'send' || message.portal !== portal) return
    sendEvent(message.actor, message.event)
  })

  return {
    inspect,
    close: () => {
      channel.post({ kind: 'closed', portal })
    },
  }
}
