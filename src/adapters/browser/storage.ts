/** Web storage that never throws: a value that cannot be stored is held in memory until the page is left. */
export type SafeStorage<Key extends string = string> = {
  readonly get: (key: Key) => string | undefined
  readonly set: (key: Key, value: string) => void
  readonly remove: (key: Key) => void
  readonly clear: () => void
  readonly keys: () => readonly string[]
}

/** Storage can be blocked (the getter throws), full (`setItem` throws) or absent; `open` returns it. */
export const makeSafeStorage = <Key extends string = string>(open: () => Storage): SafeStorage<Key> => {
  const memory = new Map<string, string>()
  const attempt = <A>(run: (storage: Storage) => A): A | undefined => {
    try {
      return run(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (stored) memory.delete(key)
      else memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => {
        storage.removeItem(key)
      })
    },
    clear: () => {
      memory.clear()
      attempt((storage) => {
        storage.clear()
      })
    },
    keys: () => [
      ...memory.keys(),
      ...(attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ?? []),
    ],
  }
}
