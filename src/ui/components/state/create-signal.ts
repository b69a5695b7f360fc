import { useSyncExternalStore } from 'react'

/** A value that is set outside React and that components can subscribe to. */
export type Signal<A> = {
  readonly get: () => A
  readonly set: (value: A) => void
  /** Calls the listener after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
}

export const createSignal = <A>(initial: A): Signal<A> => {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set: (value) => {
      if (value === current) return
      current = value
      listeners.forEach((listener) => {
        listener()
      })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const useSignal = <A>({ subscribe, get }: Pick<Signal<A>, 'subscribe' | 'get'>): A =>
  useSyncExternalStore(subscribe, get, get)
