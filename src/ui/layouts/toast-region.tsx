import { lazy, Suspense, useSyncExternalStore } from 'react'

const ToastContainer = lazy(() => import(/* webpackChunkName: "toasts" */ './toast-container'))

/** Something that happens once and is remembered. */
export type Once = {
  readonly happen: () => void
  readonly hasHappened: () => boolean
  readonly watch: (listener: () => void) => () => void
}

export const makeOnce = (): Once => {
  const listeners = new Set<() => void>()
  let happened = false
  return {
    happen: () => {
      if (happened) return
      happened = true
      listeners.forEach((listener) => {
        listener()
      })
    },
    hasHappened: () => happened,
    watch: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Where toasts stand. The library comes with the first toast. */
export const ToastRegion = ({ wanted }: { readonly wanted: Once }) => {
  const shown = useSyncExternalStore(wanted.watch, wanted.hasHappened, wanted.hasHappened)
  return shown ? (
    <Suspense fallback={null}>
      <ToastContainer />
    </Suspense>
  ) : null
}
