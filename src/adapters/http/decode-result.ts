import { isLeft, isRight, left, right, type Either } from 'fp-ts/Either'
import { UnionType, type Context, type Errors, type Type } from 'io-ts'
import { ShownType } from '../../contract/codecs'

/** A decoded value, and the paths of the displayed fields that could not be read. */
type Decoded<A> = { readonly value: A; readonly unreadable: ReadonlyArray<string> }

/** The keys of a path. io-ts adds the number of a union's member, which is no part of the value. */
const keysOf = (context: Context): ReadonlyArray<string> =>
  context
    .filter(({ key }, index) => key !== '' && !(context[index - 1]?.type instanceof UnionType))
    .map(({ key }) => key)

/** The path of a field in a response, like `result.items.3.name`. */
export const pathOf = (context: Context): string => ['result', ...keysOf(context)].join('.')

/** The context of the innermost displayed field around an error; `undefined` if there is none. */
const displayedField = (context: Context): Context | undefined => {
  const place = context.findLastIndex(({ type }) => type instanceof ShownType)
  return place < 0 ? undefined : context.slice(0, place + 1)
}

/** A copy of a JSON value with null at the path. */
const without = (value: unknown, [key, ...rest]: ReadonlyArray<string>): unknown => {
  if (key === undefined) return null
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? without(item, rest) : item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? without(inner, rest) : inner]),
  )
}

/**
 * Decodes a response. A displayed field (`shown`) that cannot be read counts as missing, and its path is returned; any
 * other error makes the whole value unreadable (requirement ABP-03).
 */
export const decodeResult = <A>(codec: Type<A, unknown, unknown>, value: unknown): Either<Errors, Decoded<A>> => {
  const decoded = codec.decode(value)
  if (isRight(decoded)) return right({ value: decoded.right, unreadable: [] })
  const fields = decoded.left.map(({ context }) => displayedField(context)).filter((field) => field !== undefined)
  if (fields.length < decoded.left.length) return decoded
  const readable = codec.decode(fields.reduce((rest, field) => without(rest, keysOf(field)), value))
  return isLeft(readable)
    ? left(readable.left)
    : right({ value: readable.right, unreadable: [...new Set(fields.map(pathOf))] })
}
