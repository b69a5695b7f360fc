import { left, right, type Either } from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'

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

export const oneOf =
  (options: readonly string[], message: string): Rule =>
  (value) =>
    options.includes(value) ? null : message

/**
 * Holds a form against its rules, field by field in the order of the rules; the first broken rule of a field gives its
 * message. The valid form comes back as it was typed.
 */
export const validate =
  <Field extends string>(rules: Readonly<Record<Field, readonly Rule[]>>) =>
  <Form extends Readonly<Record<Field, string>>>(form: Form): Either<FieldFailures<Field>, Form> => {
    const failures = (Object.keys(rules) as Field[]).flatMap((field) => {
      const broken = rules[field].map((rule) => rule(form[field])).filter((message) => message !== null)
      return broken.slice(0, 1).map((message) => ({ field, message }))
    })
    const [first, ...rest] = failures
    return first === undefined ? right(form) : left([first, ...rest])
  }
