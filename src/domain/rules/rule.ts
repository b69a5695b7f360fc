import { isLeft, left, map, right, type Either } from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { isNone, type Option } from 'fp-ts/Option'
import { flow } from 'fp-ts/function'

/** A rule of one field: the message for a value that breaks it, `null` for one that keeps it. */
export type Rule = (value: string) => string | null

/** What is wrong at one field, in the words for the customer. */
export type FieldFailure<Field extends string = string> = { readonly field: Field; readonly message: string }
export type FieldFailures<Field extends string = string> = NonEmptyArray<FieldFailure<Field>>

export const required =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' ? message : null

export const minimumLength =
  (length: number, message: string): Rule =>
  (value) =>
    value.length < length ? message : null

export const satisfies =
  (test: (value: string) => boolean, message: string): Rule =>
  (value) =>
    test(value) ? null : message

/** Reads one field as it was typed: its value, or the message of the first rule that it breaks. */
export type FieldParser<Value> = (typed: string) => Either<string, Value>

/** A parser for every field of a form, whatever it reads: a form has no field that nobody reads. */
export type FieldParsers<Form> = { readonly [Field in keyof Form]: FieldParser<unknown> }

/** What reading a form gives: its value, or the message of each field that has none. */
export type Parsed<Value> = Either<FieldFailures, Value>

/** The value that a parser of forms gives. */
export type ValueOf<Parser> = Parser extends (form: never) => Either<unknown, infer Value> ? Value : never

/** The text as it was typed, spaces included, when it keeps every rule. */
export const asTyped =
  (...rules: readonly Rule[]): FieldParser<string> =>
  (typed) => {
    const broken = rules.map((rule) => rule(typed)).find((message) => message !== null)
    return typeof broken === 'string' ? left(broken) : right(typed)
  }

/** The text without the spaces around it, when it keeps every rule. */
export const text = (...rules: readonly Rule[]): FieldParser<string> =>
  flow(asTyped(...rules), map((typed) => typed.trim()))

/** What `read` makes of a text that keeps every rule; `message` when it makes nothing of it. */
export const readAs =
  <Value>(read: (typed: string) => Option<Value>, message: string, ...rules: readonly Rule[]): FieldParser<Value> =>
  (typed) => {
    const kept = text(...rules)(typed)
    if (isLeft(kept)) return kept
    const value = read(typed)
    return isNone(value) ? left(message) : right(value.value)
  }

/** One of the options, which are all that a list offers. */
export const optionOf =
  <Choice extends string>(options: readonly Choice[], message: string): FieldParser<Choice> =>
  (typed) => {
    const option = options.find((candidate) => candidate === typed)
    return option === undefined ? left(message) : right(option)
  }

/**
 * Reads a form field by field, in the order of the parsers: every value, or the message of each field that has none.
 * The form may have more fields than are read here.
 */
export const parseFields =
  <Value extends Readonly<Record<string, unknown>>>(parsers: { readonly [Field in keyof Value]: FieldParser<Value[Field]> }) =>
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
