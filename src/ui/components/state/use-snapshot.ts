import { useSyncExternalStore } from 'react'

type Subscribable<S> = {
  readonly getSnapshot: () => S
  readonly subscribe: (listener: () => void) => { unsubscribe: () => void }
}

/**
 * Subscribes to an actor through a selector, without the library, which the first screens do not load. The selector
 * must return a primitive or a part of the snapshot, never a new object.
 */
export const useSnapshot = <S, A>(actor: Subscribable<S>, select: (snapshot: S) => A): A => {
  const read = () => select(actor.getSnapshot())
  return useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener)
      return () => {
        subscription.unsubscribe()
      }
    },
    read,
    read,
  )
}
