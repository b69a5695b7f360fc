import * as t from 'io-ts'
import { visibleText } from '../../domain/values/visible-text'
import { FiniteNumber, numberIn, OptionalType } from '../../contract/codecs'
import { ListType } from '../../contract/list'
import { InvalidRequestError, violation } from './errors'

type Props = Readonly<Record<string, unknown>>

/** The fields of an object codec; `undefined` for any other codec. */
const propsOf = (codec: unknown): Props | undefined => {
  if (codec instanceof t.InterfaceType) return codec.props as Props
  return codec instanceof t.ExactType ? propsOf(codec.type) : undefined
}

const isObject = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is compared as it was typed, and files. */
const asTyped: readonly string[] = [
  'password',
  'currentPassword',
  'newPassword',
  'userNameOrEmailAddress',
  'data',
  'data.data',
]

/**
 * A body as ASP.NET's model binding understands it: names match in any case, the exact name first,
 * and a number may come as text. What nobody sees of a text is taken out of it. Everything else is left to the codec. `path` is where the value is in the body.
 * @throws InvalidRequestError for a list that is too long, before its items are read
 */
export const bindModel = (codec: unknown, value: unknown, path = ''): unknown => {
  if (codec instanceof OptionalType) return bindModel(codec.type, value, path)
  if (codec === FiniteNumber) return numberIn(value)
  if (codec instanceof ListType && Array.isArray(value)) {
    const { type, maximum } = codec as ListType<t.Mixed>
    if (value.length > maximum) throw new InvalidRequestError([violation(path, `At most ${maximum} ${type.name}s.`)])
    return value.map((item, index) => bindModel(type, item, `${path}[${index}]`))
  }
  const props = propsOf(codec)
  if (typeof value === 'string') return asTyped.includes(path) ? value : visibleText(value)
  if (props === undefined || !isObject(value)) return value
  const byLowerCase = new Map(Object.entries(value).map(([name, inner]) => [name.toLowerCase(), inner]))
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, inner]) => {
      const given = Object.hasOwn(value, name) ? value[name] : byLowerCase.get(name.toLowerCase())
      return given === undefined ? [] : [[name, bindModel(inner, given, path === '' ? name : `${path}.${name}`)]]
    }),
  )
}

/** A value of the codec's type with nothing in it: empty texts and lists, zero, false. */
const blankOf = (codec: unknown): unknown => {
  if (codec instanceof OptionalType) return undefined
  if (codec instanceof ListType) return []
  if (codec instanceof t.BooleanType) return false
  if (codec === FiniteNumber) return 0
  const props = propsOf(codec)
  return props === undefined
    ? ''
    : Object.fromEntries(Object.entries(props).map(([name, inner]) => [name, blankOf(inner)]))
}

/** The value with a blank in place of everything that the codec cannot read. */
export const withBlanks = (codec: unknown, value: unknown): unknown => {
  const props = propsOf(codec)
  if (props !== undefined) {
    const given = isObject(value) ? value : {}
    return Object.fromEntries(Object.entries(props).map(([name, inner]) => [name, withBlanks(inner, given[name])]))
  }
  if (codec instanceof OptionalType)
    return value === undefined || value === null ? undefined : withBlanks(codec.type, value)
  if (codec instanceof ListType) return Array.isArray(value) ? value.map((item) => withBlanks(codec.type, item)) : []
  return codec instanceof t.Type && codec.is(value) ? value : blankOf(codec)
}
