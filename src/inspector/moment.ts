import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'

/** A machine after an event: its snapshot, and its children as they were then, since they go on. */
export type Moment = { readonly snapshot: AnyMachineSnapshot; readonly children: object }

type Child = AnyActorRef & { readonly _syncSnapshot?: boolean }

const persistedChild = (child: Child): object => ({
  snapshot: child.getPersistedSnapshot(),
  src: child.src,
  syncSnapshot: child._syncSnapshot,
})

/** The moment of a snapshot that a machine just reached. */
export const momentOf = (snapshot: AnyMachineSnapshot): Moment => ({
  snapshot,
  children: Object.fromEntries(
    Object.entries(snapshot.children as Readonly<Record<string, Child>>).map(([id, child]) => [
      id,
      persistedChild(child),
    ]),
  ),
})

/** What XState starts a machine from, so that it is as it was at a moment. Requests that were running then run again. */
export const persisted = (machine: AnyStateMachine, { snapshot, children }: Moment): Snapshot<unknown> =>
  ({
    ...machine.getPersistedSnapshot({ ...snapshot, children: {} } as AnyMachineSnapshot),
    children,
  }) as unknown as Snapshot<unknown>

/** How long a delay of a state is, in milliseconds; `undefined` if that depends on the event. */
const lengthOf = (delay: unknown, snapshot: AnyMachineSnapshot): number | undefined => {
  if (typeof delay === 'number') return delay
  const length: unknown = snapshot.machine.implementations.delays[String(delay)]
  if (typeof length === 'number') return length
  if (typeof length !== 'function') return undefined
  const value: unknown = (length as (args: object) => unknown)({
    context: snapshot.context as unknown,
    event: { type: '' },
  })
  return typeof value === 'number' ? value : undefined
}

/** Starts the delays of the active states from their beginning: a snapshot does not contain how much of them passed. */
export const startDelays = (actor: AnyActorRef): void => {
  const from = actor.getSnapshot() as AnyMachineSnapshot
  for (const node of from._nodes)
    for (const { delay, eventType } of node.after) {
      const length = lengthOf(delay, from)
      if (length === undefined) continue
      const timer = setTimeout(() => {
        actor.send({ type: String(eventType) })
      }, length)
      const subscription = actor.subscribe({
        next: (snapshot: AnyMachineSnapshot) => {
          if (snapshot._nodes.includes(node)) return
          clearTimeout(timer)
          subscription.unsubscribe()
        },
        error: () => {
          clearTimeout(timer)
        },
        complete: () => {
          clearTimeout(timer)
        },
      })
    }
}
