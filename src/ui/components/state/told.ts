/** Words that may come once, and whoever waits for them. */
export type Told = {
  readonly tell: (words: string) => void
  readonly words: () => string | undefined
  readonly watch: (listener: () => void) => () => void
}

export const makeTold = (): Told => {
  const listeners = new Set<() => void>()
  let told: string | undefined
  return {
    tell: (words) => {
      told = words
      listeners.forEach((listener) => {
        listener()
      })
    },
    words: () => told,
    watch: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
