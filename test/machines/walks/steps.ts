import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
import type { Walk } from './walk'

const answersTo = (snapshot: AnyMachineSnapshot, type: string): boolean =>
  snapshot._nodes.some((node: AnyStateNode) => node.transitions.has(type))

/** The ids of the running promise actors. */
const running = (snapshot: AnyMachineSnapshot): readonly (readonly [id: string, src: string])[] =>
  snapshot._nodes.flatMap((node: AnyStateNode) =>
    node.invoke.flatMap(({ id, src }) =>
      typeof src === 'string' && id in snapshot.children ? [[id, src] as const] : [],
    ),
  )

/** Whether the actor of this name is running. */
export const isRunning = (snapshot: AnyMachineSnapshot, name: string): boolean =>
  running(snapshot).some(([, src]) => src === name)

/** Any promise may reject, even if the machine does not handle it. */
const endings = (walk: Walk, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] =>
  running(snapshot).flatMap(([id, src]) => {
    const [done, failed] = [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]
    const outputs = answersTo(snapshot, done) ? (walk.answers[src] ?? []) : []
    const mayBreak = src in walk.answers || answersTo(snapshot, failed)
    return [
      ...outputs.map((output) => ({ type: done, output, actorId: id })),
      ...(mayBreak ? [{ type: failed, error: new Error('a defect, made by the walk'), actorId: id }] : []),
    ]
  })

const delays = (snapshot: AnyMachineSnapshot): readonly AnyEventObject[] =>
  snapshot._nodes.flatMap((node: AnyStateNode) =>
    [...node.transitions.keys()].filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type })),
  )

/** The events of the customer, the device or the page that a state accepts. */
export const moves = (walk: Walk, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] =>
  walk.events.filter((event) => snapshot.can(event as never) && walk.never?.(snapshot, event) !== true)

/** The events without input: actors that answer or throw, delays that pass. */
export const happenings = (walk: Walk, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] => [
  ...endings(walk, snapshot),
  ...delays(snapshot),
]

/** All events that can occur in a state, including those that it ignores. */
export const everything = (walk: Walk, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] =>
  snapshot.status !== 'active'
    ? []
    : [...walk.events.filter((event) => walk.never?.(snapshot, event) !== true), ...happenings(walk, snapshot)]

/** Whether something in the state can continue by itself: a running actor, or a delay. */
export const isWaiting = (snapshot: AnyMachineSnapshot): boolean =>
  Object.keys(snapshot.children as object).length > 0 || delays(snapshot).length > 0
