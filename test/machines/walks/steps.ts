import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
import type { Walk } from './walk'

const answersTo = (snapshot: AnyMachineSnapshot, type: string): boolean =>
  snapshot._nodes.some((node: AnyStateNode) => node.transitions.has(type))

/** The promise actors that run, by id. */
const running = (snapshot: AnyMachineSnapshot): readonly (readonly [id: string, src: string])[] =>
  snapshot._nodes.flatMap((node: AnyStateNode) =>
    node.invoke.flatMap(({ id, src }) => (typeof src === 'string' && id in snapshot.children ? [[id, src] as const] : [])),
  )

/** Every promise may break, also where the machine does not count on it. */
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

/** What the customer, the device or the page can do in a state that takes it. */
export const moves = (walk: Walk, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] =>
  walk.events.filter((event) => snapshot.can(event as never) && walk.never?.(snapshot, event) !== true)

/** What happens by itself: actors that answer or break, delays that pass. */
export const happenings = (walk: Walk, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] => [
  ...endings(walk, snapshot),
  ...delays(snapshot),
]

/** Everything that can be heard in a state, also what it ignores. */
export const everything = (walk: Walk, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] =>
  snapshot.status !== 'active'
    ? []
    : [
        ...walk.events.filter((event) => walk.never?.(snapshot, event) !== true),
        ...happenings(walk, snapshot),
      ]

/** Whether something of the state will come to it by itself: an actor that runs, or a delay. */
export const isWaiting = (snapshot: AnyMachineSnapshot): boolean =>
  Object.keys(snapshot.children as object).length > 0 || delays(snapshot).length > 0
