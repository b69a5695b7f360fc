/**
 * Loads something once, on the first call; all callers share it. A load that fails is tried once more at once, since a
 * phone's connection is often back within the second. If that fails too, the next call starts again.
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
