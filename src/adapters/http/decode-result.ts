import { isLeft, isRight, left, right, type Either } from 'fp-ts/Either'
import { UnionType, type Context, type Errors, type Type } from 'io-ts'
import { TolerantType } from '../../contract/codecs'
import { ChoicesType } from '../../contract/list'

/** A decoded value, and the paths of the displayed fields that could not be read. */
type Decoded<A> = { readonly value: A; readonly unreadable: ReadonlyArray<string> }

/** The keys of a path. io-ts adds the number of a union's member, which is no part of the value. */
const keysOf = (context: Context): ReadonlyArray<string> =>
  context
    .filter(({ key }, index) => key !== '' && !(context[index - 1]?.type instanceof UnionType))
    .map(({ key }) => key)

/** The path of a field in a response, like `result.items.3.name`. */
export const pathOf = (context: Context): string => ['result', ...keysOf(context)].join('.')

/** The context of the innermost place around an error that may be missing: a displayed field, or an item of a list of choices. */
const dispensablePlace = (context: Context): Context | undefined => {
  const index = context.findLastIndex(
    ({ type }, at) => type instanceof TolerantType || context[at - 1]?.type instanceof ChoicesType,
  )
  return index < 0 ? undefined : context.slice(0, index + 1)
}

const isItem = (place: Context): boolean => !(place.at(-1)?.type instanceof TolerantType)

/** A copy of a list without an item; a list of which nothing is left cannot be read. */
const leaveOut = (list: readonly unknown[], key: string): unknown => {
  const others = list.filter((_, index) => String(index) !== key)
  return others.length === 0 ? undefined : others
}

/** A copy of a JSON value with null at the path, or without the item there. */
const withoutPath = (value: unknown, [key, ...rest]: ReadonlyArray<string>, item: boolean): unknown => {
  if (key === undefined) return null
  if (Array.isArray(value))
    return item && rest.length === 0
      ? leaveOut(value, key)
      : value.map((inner: unknown, index) => (String(index) === key ? withoutPath(inner, rest, item) : inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? withoutPath(inner, rest, item) : inner]),
  )
}

/**
 * Decodes a response. A displayed field (`tolerant`) that cannot be read counts as missing, an item of a list of choices is left
 * out, and their paths are returned; any other error makes the whole value unreadable.
 */
export const decodeResult = <A>(codec: Type<A, unknown, unknown>, value: unknown): Either<Errors, Decoded<A>> => {
  const decoded = codec.decode(value)
  if (isRight(decoded)) return right({ value: decoded.right, unreadable: [] })
  const places = decoded.left.map(({ context }) => dispensablePlace(context)).filter((place) => place !== undefined)
  if (places.length < decoded.left.length) return decoded
  const byPath = new Map(places.map((place) => [pathOf(place), place]))
  // Fields first, and items from the end: one that is left out moves those after it.
  const inOrder = [...byPath.values()].sort((one, other) => Number(isItem(other)) - Number(isItem(one)))
  const readable = codec.decode(
    inOrder.reduceRight<unknown>((rest, place) => withoutPath(rest, keysOf(place), isItem(place)), value),
  )
  return isLeft(readable) ? left(readable.left) : right({ value: readable.right, unreadable: [...byPath.keys()] })
}
