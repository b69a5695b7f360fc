import { useSyncExternalStore } from 'react'

type Followed<S> = {
  readonly getSnapshot: () => S
  readonly subscribe: (listener: () => void) => { unsubscribe: () => void }
}

/**
 * Follows an actor through a selector, without the library, which the first screens do without. The selector answers
 * with a primitive or with a part of the snapshot, never with a new object.
 */
export const useSnapshot = <S, A>(actor: Followed<S>, select: (snapshot: S) => A): A => {
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
