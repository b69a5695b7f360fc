import { isLeft, type Either } from 'fp-ts/Either'
import type { FieldFailure } from '../../../src/domain/rules/rule'

/** The messages of a checked form by field; nothing for one that keeps its rules. */
export const failuresOf = (checked: Either<readonly FieldFailure[], unknown>): Readonly<Record<string, string>> =>
  isLeft(checked) ? Object.fromEntries(checked.left.map(({ field, message }) => [field, message])) : {}
