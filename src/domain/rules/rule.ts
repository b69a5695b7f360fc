import { isLeft, left, map, right, type Either } from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { isNone, type Option } from 'fp-ts/Option'
import { flow } from 'fp-ts/function'
import { visibleText } from '../values/visible-text'
import { tooLong } from './field-messages'

/** A rule of one field: returns the message for an invalid value, `null` for a valid one. */
export type Rule = (value: string) => string | null

export type FieldFailure<Field extends string = string> = { readonly field: Field; readonly message: string }
export type FieldFailures<Field extends string = string> = NonEmptyArray<FieldFailure<Field>>

export const required =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' ? message : null

export const minimumLength =
  (length: number, message: string): Rule =>
  (value) =>
    [...value].length < length ? message : null

/** At most so many characters, surrounding spaces not counted. */
export const atMost =
  (limit: number): Rule =>
  (value) =>
    value.trim().length > limit ? tooLong(limit) : null

export const satisfies =
  (test: (value: string) => boolean, message: string): Rule =>
  (value) =>
    test(value) ? null : message

/** Parses one field: its value, or the message of the first rule that it breaks. */
export type FieldParser<Value> = (typed: string) => Either<string, Value>

/** A parser for each field of a form; the type requires one for every field. */
export type FieldParsers<Form> = { readonly [Field in keyof Form]: FieldParser<unknown> }

/** The result of parsing a form: its value, or the messages of the invalid fields. */
export type Parsed<Value> = Either<FieldFailures, Value>

export type ValueOf<Parser> = Parser extends (form: never) => Either<unknown, infer Value> ? Value : never

/** The unchanged text, spaces included, if it satisfies every rule. */
export const asTyped =
  (...rules: readonly Rule[]): FieldParser<string> =>
  (typed) => {
    const broken = rules.map((rule) => rule(typed)).find((message) => message !== null)
    return typeof broken === 'string' ? left(broken) : right(typed)
  }

/** The text as it is seen, trimmed, if it satisfies every rule. */
export const text = (...rules: readonly Rule[]): FieldParser<string> =>
  flow(
    visibleText,
    asTyped(...rules),
    map((typed) => typed.trim()),
  )

/** The result of `read` for a text that satisfies every rule; `message` if that is `none`. */
export const readAs =
  <Value>(read: (typed: string) => Option<Value>, message: string, ...rules: readonly Rule[]): FieldParser<Value> =>
  (typed) => {
    const valid = text(...rules)(typed)
    if (isLeft(valid)) return valid
    const value = read(visibleText(typed))
    return isNone(value) ? left(message) : right(value.value)
  }

export const optionOf =
  <Choice extends string>(options: readonly Choice[], message: string): FieldParser<Choice> =>
  (typed) => {
    const option = options.find((candidate) => candidate === typed)
    return option === undefined ? left(message) : right(option)
  }

/**
 * Parses a form field by field, in the order of the parsers: every value, or the messages of the invalid fields. The
 * form may have more fields than the parsers.
 */
export const parseFields =
  <Value extends Readonly<Record<string, unknown>>>(parsers: {
    readonly [Field in keyof Value]: FieldParser<Value[Field]>
  }) =>
  (form: { readonly [Field in keyof Value]: string }): Either<FieldFailures<keyof Value & string>, Value> => {
    const fields = Object.keys(parsers) as (keyof Value & string)[]
    const read = fields.map((field) => ({ field, parsed: parsers[field](form[field]) }))
    const [first, ...rest] = read.flatMap(({ field, parsed }) =>
      isLeft(parsed) ? [{ field, message: parsed.left }] : [],
    )
    if (first !== undefined) return left([first, ...rest])
    const values = read.flatMap(({ field, parsed }) => (isLeft(parsed) ? [] : [[field, parsed.right] as const]))
    return right(Object.fromEntries(values) as Value)
  }
