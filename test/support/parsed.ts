import { isLeft, type Either } from 'fp-ts/Either'
import type { FieldFailure } from '../../src/domain/rules/rule'

type Parsed<Value> = Either<readonly FieldFailure[], Value>

/** The value of a form that is known to be valid. */
export const valid = <Value>(parsed: Parsed<Value>): Value => {
  if (isLeft(parsed)) throw new Error(`the form breaks its rules: ${JSON.stringify(parsed.left)}`)
  return parsed.right
}

/** Field and message of each failure, in order; empty for a valid form. */
export const failures = (parsed: Parsed<unknown>): readonly (readonly [field: string, message: string])[] =>
  isLeft(parsed) ? parsed.left.map(({ field, message }) => [field, message] as const) : []

/** The messages by field; empty for a valid form. */
export const failuresOf = (parsed: Parsed<unknown>): Readonly<Record<string, string>> =>
  Object.fromEntries(failures(parsed))
