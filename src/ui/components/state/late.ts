/** Something that arrives after the first screen does, in a chunk of its own. */
export type Late<A> = {
  /** What has arrived, if it has. */
  readonly now: () => A | undefined
  /** The loading that runs or has ended last, a failed one too; the first when there was none. */
  readonly loading: () => Promise<A>
  /** Waits for it; a loading that failed is tried again by the next call. */
  readonly ready: () => Promise<A>
}

/** Loads once, twice if the first answer does not come: a phone's connection often is back within the second. */
export const makeLate = <A>(load: () => Promise<A>): Late<A> => {
  let arrived: A | undefined
  let loading: Promise<A> | undefined
  let failed = false
  const start = () => {
    failed = false
    loading = load()
      .catch(load)
      .then(
        (value) => {
          arrived = value
          return value
        },
        (error: unknown) => {
          failed = true
          throw error
        },
      )
    return loading
  }
  return {
    now: () => arrived,
    loading: () => loading ?? start(),
    ready: () => (loading === undefined || failed ? start() : loading),
  }
}
