/**
 * Loads something once, on the first call; all callers share the promise. A failed load is retried once immediately,
 * since a phone's connection is often back within a second. If that fails too, the next call starts again.
 */
export const lazyWithRetry = <A>(load: () => Promise<A>): (() => Promise<A>) => {
  let loading: Promise<A> | undefined
  return () => {
    loading ??= load()
      .catch(load)
      .catch((error: unknown) => {
        loading = undefined
        throw error
      })
    return loading
  }
}
