import fc, { type Arbitrary } from 'fast-check'
import { fieldName, hostileNumber, hostileText, hostileValue, jsonText } from './hostile-values'

type Place = readonly (string | number)[]

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every place in a JSON value, itself included. */
const placesOf = (value: unknown, at: Place = []): readonly Place[] => [
  at,
  ...(Array.isArray(value)
    ? value.flatMap((entry: unknown, index) => placesOf(entry, [...at, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, entry]) => placesOf(entry, [...at, key]))
      : []),
]

const GONE = Symbol('gone')
const isThere = (value: unknown): boolean => value !== GONE

/** The value with another one at a place, or none. A computed key makes `__proto__` a field like any other. */
const changedAt = (value: unknown, [first, ...rest]: Place, change: (old: unknown) => unknown): unknown => {
  if (first === undefined) return change(value)
  const next = (key: string | number, entry: unknown) => (key === first ? changedAt(entry, rest, change) : entry)
  if (Array.isArray(value)) return value.map((entry: unknown, index) => next(index, entry)).filter(isThere)
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, entry]) => [key, next(key, entry)] as const)
  return entries.filter(([, entry]) => isThere(entry)).reduce((all, [key, entry]) => ({ ...all, [key]: entry }), {})
}

type Change = (old: unknown) => unknown

const replaced = hostileValue.map(
  (value): Change =>
    () =>
      value,
)
const removed = fc.constant<Change>(() => GONE)
const wrapped = fc.constant<Change>((old) => [old])
const repeated = fc.integer({ min: 2, max: 300 }).map(
  (length): Change =>
    (old) =>
      Array.from({ length }, () => old),
)
const extended = fc.tuple(fieldName, hostileValue).map(
  ([key, value]): Change =>
    (old) =>
      isObject(old) && !Array.isArray(old) ? { ...old, [key]: value } : value,
)

/** Another value of the same kind: what gets furthest. */
const alike = fc.tuple(hostileText, hostileNumber).map(
  ([text, number]): Change =>
    (old) =>
      typeof old === 'string' ? text : typeof old === 'number' ? number : typeof old === 'boolean' ? !old : old,
)

const change: Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: alike },
  { weight: 4, arbitrary: replaced },
  { weight: 2, arbitrary: extended },
  removed,
  wrapped,
  repeated,
)

/** A good body with a few things wrong with it. */
const spoilt = (good: Arbitrary<unknown>): Arbitrary<string> =>
  fc
    .tuple(good, fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 }))
    .map(([body, changes]) =>
      changes.reduce((value, [pick, apply]) => {
        const places = placesOf(value)
        const changed = changedAt(value, places[pick % places.length] ?? [], apply)
        return isThere(changed) ? changed : null
      }, body),
    )
    .map(jsonText)

const junk = fc.constantFrom('', ',', '}', '"', '\\', '\0', '\u2028', '//', 'NaN', '\ufeff', '\ud800')

/** A good body's text that is no longer JSON. */
const broken = (good: Arbitrary<unknown>): Arbitrary<string> =>
  fc.tuple(good.map(jsonText), fc.nat(), junk).chain(([text, pick, extra]) => {
    const at = pick % (text.length + 1)
    const [before, after] = [text.slice(0, at), text.slice(at)]
    return fc.constantFrom(before, before + extra + after, extra + text, text + extra, text + text)
  })

/** The text of a body: good, spoilt, broken, or nothing like what was asked for. */
export const bodyText = (good: Arbitrary<unknown>): Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: good.map(jsonText) },
    { weight: 8, arbitrary: spoilt(good) },
    { weight: 2, arbitrary: broken(good) },
    { weight: 1, arbitrary: hostileValue.map(jsonText) },
    { weight: 1, arbitrary: fc.constant('') },
  )
