import { sequenceS } from 'fp-ts/Apply'
import { getApplicativeValidation } from 'fp-ts/Either'
import type { FieldFailures } from './rule'

const joined = ([first, ...rest]: FieldFailures, others: FieldFailures): FieldFailures => [first, ...rest, ...others]

/** Joins the parts of a form: the value of every part, or the failures of all parts in the order of the parts. */
export const parseParts = sequenceS(getApplicativeValidation({ concat: joined }))
