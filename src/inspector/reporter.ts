import { createActor, transition, type AnyActorLogic, type InspectionEvent } from 'xstate'
import { failureText } from './failure-text'
import {
  followedOf,
  hasNewEvents,
  isMachineSnapshot,
  momentAfter,
  nameOf,
  newEvents,
  newState,
  noteEvent,
  noteSnapshot,
  statusOf,
  type Followed,
  type Ref,
} from './followed'
import { GO_ON, type ActorState, type Message } from './messages'
import { persisted, startDelays } from './moment'

/** The part of a BroadcastChannel that is used. */
export type Channel = {
  readonly post: (message: Message) => void
  readonly listen: (receive: (message: Message) => void) => void
}

/** What a reporter needs of its page. */
export type ReporterPage = {
  /** Identifies the page. */
  readonly portal: string
  /** Milliseconds of the clock. */
  readonly now: () => number
  /** Runs its argument when what happened is to be reported, so that many events are one message. */
  readonly later: (report: () => void) => void
  /** Marks the page while what it shows is not what is: why, or nothing any more. */
  readonly mark: (why: string | undefined) => void
}

/** How many events of an actor are reported at once, so that neither page stalls. */
const MOST_EVENTS = 200

/** Tries an event without its effects: why it cannot be sent, because the machine fails on it or no state takes it. */
const objectionTo = (
  { machine }: Followed,
  snapshot: unknown,
  event: { readonly type: string },
): string | undefined => {
  if (machine === undefined || !isMachineSnapshot(snapshot)) return undefined
  try {
    if (!snapshot.can(event)) return 'no active state takes it, or its guards refuse it'
    transition(machine, snapshot, event)
    return undefined
  } catch (error) {
    return `the machine would stop with ${failureText(error)}`
  }
}

/**
 * Reports the actors of this page to inspectors and does what they order: it sends actors events, shows screens a machine
 * as it was, and lets a machine go on from there, also one that an error stopped. Personal data is masked before it is
 * posted; snapshots never leave the page. Pass `inspect` to `createActor`.
 */
export const makeReporter = (channel: Channel, { portal, now, later, mark }: ReporterPage) => {
  const ids = new WeakMap<object, string>()
  const actors = new Map<string, Followed>()
  const changed = new Set<Followed>()
  let lastId = 0
  let isWaiting = false
  let sending = false
  /** The machine that is about to go on from an earlier moment, and the event that is logged for it. */
  let goingOn: { readonly followed: Followed; readonly event: { readonly type: string } } | undefined

  const idOf = (ref: object): string => {
    const known = ids.get(ref)
    if (known !== undefined) return known
    lastId += 1
    const id = String(lastId)
    ids.set(ref, id)
    return id
  }
  const reportLater = (followed: Followed) => {
    changed.add(followed)
    if (isWaiting) return
    isWaiting = true
    later(report)
  }
  const report = () => {
    isWaiting = false
    const states: ActorState[] = []
    for (const followed of changed) {
      const events = newEvents(followed, MOST_EVENTS)
      if (events.length > 0) channel.post({ kind: 'events', portal, actor: followed.view.id, events })
      const state = newState(followed)
      if (state !== undefined) states.push(state)
    }
    const unfinished = [...changed].filter(hasNewEvents)
    changed.clear()
    unfinished.forEach(reportLater)
    if (states.length > 0) channel.post({ kind: 'states', portal, states })
  }
  const announce = ({ view }: Followed) => {
    channel.post({ kind: 'actor', portal, actor: view })
  }
  const follow = (ref: Ref): Followed => {
    if (goingOn !== undefined && ref._parent === undefined) ids.set(ref, goingOn.followed.view.id)
    const id = idOf(ref)
    const known = actors.get(id)
    if (known !== undefined) return known
    const followed = followedOf(ref, id, ref._parent === undefined ? undefined : idOf(ref._parent))
    actors.set(id, followed)
    return followed
  }
  const changeTo = (followed: Followed, snapshot: unknown) => {
    followed.snapshot = snapshot
    reportLater(followed)
  }
  const markAll = () => {
    const marks = [...actors.values()].flatMap(({ view: { name, shown }, steered }) => {
      if (shown !== undefined)
        return [
          `${name} is shown as it was after event ${String(shown)}. Your input is ignored until you go back to now.`,
        ]
      const stopped = steered !== undefined && statusOf(steered.actual()) === 'error'
      return stopped
        ? [`An error stopped ${name}; this is its last good state. A customer would see that something went wrong.`]
        : []
    })
    mark(marks.length === 0 ? undefined : `Inspector: ${marks.join(' ')}`)
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
    const snapshot = followed.steered?.actual() ?? (followed.ref.getSnapshot() as unknown)
    if (statusOf(snapshot) !== 'error' || followed.view.failure !== undefined) return
    changeTo(followed, snapshot)
    markAll()
  }
  const inspect = (inspected: InspectionEvent) => {
    const ref = inspected.actorRef as unknown as Ref
    const followed = follow(ref)
    // Of an actor that another one replaces, or is about to, nothing is reported.
    if (followed.steered !== undefined && followed.steered.current() !== ref) return
    if (inspected.type === '@xstate.snapshot') {
      noteSnapshot(followed, inspected.event, inspected.snapshot)
      changeTo(followed, inspected.snapshot)
      // Its screen is gone; there is nothing left to show as it was.
      if (statusOf(inspected.snapshot) === 'stopped' && followed.view.shown !== undefined) show(followed, undefined)
      removeStoppedChildren(followed.view.id, inspected.snapshot)
      if (statusOf(inspected.snapshot) !== 'active' && followed.machine === undefined) actors.delete(followed.view.id)
    }
    if (inspected.type === '@xstate.event') {
      // Not before: React makes actors that it never starts.
      if (followed.events.length === 0) announce(followed)
      const nobody = sending ? 'inspector' : 'screen'
      const from = inspected.sourceRef === undefined ? nobody : nameOf(inspected.sourceRef as unknown as Ref)
      const event = goingOn?.followed === followed ? goingOn.event : inspected.event
      noteEvent(followed, { at: now(), from, event })
      reportLater(followed)
      if (followed.machine !== undefined)
        queueMicrotask(() => {
          reportFailure(followed)
        })
    }
  }

  const reportRefusal = ({ view }: Followed, reason: string) => {
    channel.post({ kind: 'refused', portal, actor: view.id, reason })
  }
  const sendEvent = (followed: Followed, event: { readonly type: string }) => {
    if (followed.view.shown !== undefined) {
      reportRefusal(followed, 'the machine is shown as it was earlier')
      return
    }
    const reason = objectionTo(followed, followed.ref.getSnapshot(), event)
    if (reason !== undefined) {
      reportRefusal(followed, reason)
      return
    }
    sending = true
    followed.ref.send(event)
    sending = false
  }
  const show = (followed: Followed, number: number | undefined) => {
    const { steered } = followed
    if (steered === undefined) {
      reportRefusal(followed, 'only a machine that no other machine runs can be shown as it was')
      return
    }
    const moment = number === undefined ? undefined : momentAfter(followed, number)
    followed.view = { ...followed.view, shown: moment && number }
    steered.show(moment?.snapshot)
    markAll()
    changeTo(followed, steered.actual())
  }
  const goOn = (followed: Followed, number: number) => {
    const { machine, steered } = followed
    const moment = momentAfter(followed, number)
    if (machine === undefined || steered === undefined || moment === undefined) {
      reportRefusal(followed, 'it cannot go on from there')
      return
    }
    goingOn = { followed, event: { type: GO_ON, after: number } as { readonly type: string } }
    sending = true
    try {
      followed.view = { ...followed.view, shown: undefined, failure: undefined }
      const next = createActor(machine as AnyActorLogic, { inspect, snapshot: persisted(machine, moment) })
      steered.replaceBy(next)
      next.start()
      startDelays(next)
      markAll()
    } catch (error) {
      reportRefusal(followed, failureText(error))
    } finally {
      goingOn = undefined
      sending = false
    }
  }

  channel.listen((message) => {
    if (message.kind === 'who-is-there') {
      report()
      actors.forEach((followed) => {
        if (followed.events.length === 0) return
        announce(followed)
        channel.post({ kind: 'events', portal, actor: followed.view.id, events: followed.log })
      })
    }
    if (!('actor' in message) || message.portal !== portal || typeof message.actor !== 'string') return
    const followed = actors.get(message.actor)
    if (followed === undefined) return
    if (message.kind === 'send') sendEvent(followed, message.event)
    if (message.kind === 'show') show(followed, message.number)
    if (message.kind === 'go-on') goOn(followed, message.number)
  })

  return {
    inspect,
    close: () => {
      channel.post({ kind: 'closed', portal })
    },
  }
}
