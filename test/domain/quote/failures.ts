import { isLeft, type Either } from 'fp-ts/Either'
import type { FieldFailure } from '../../../src/domain/rules/rule'

/** The messages of a parsed form by field; empty for a valid one. */
export const failuresOf = (checked: Either<readonly FieldFailure[], unknown>): Readonly<Record<string, string>> =>
  isLeft(checked) ? Object.fromEntries(checked.left.map(({ field, message }) => [field, message])) : {}
