/**
 * The three functions of `reflect-metadata` that Inversify calls, for the build of the portal: the package's own file
 * brings 2.5 kB more for decorators, which the portal does not use.
 */
type Kept = Map<unknown, Map<unknown, unknown>>

const kept = new WeakMap<object, Kept>()

const own = (key: unknown, target: object, property?: unknown): unknown => kept.get(target)?.get(property)?.get(key)

const inherited = (key: unknown, target: object, property?: unknown): unknown => {
  if (kept.get(target)?.get(property)?.has(key)) return own(key, target, property)
  const parent: unknown = Object.getPrototypeOf(target)
  return (typeof parent === 'object' || typeof parent === 'function') && parent !== null
    ? inherited(key, parent, property)
    : undefined
}

const define = (key: unknown, value: unknown, target: object, property?: unknown): void => {
  const properties = kept.get(target) ?? new Map<unknown, Map<unknown, unknown>>()
  properties.set(property, (properties.get(property) ?? new Map<unknown, unknown>()).set(key, value))
  kept.set(target, properties)
}

Object.assign(Reflect, { getOwnMetadata: own, getMetadata: inherited, defineMetadata: define })

export {}
