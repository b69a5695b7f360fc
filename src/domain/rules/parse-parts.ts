import { sequenceS } from 'fp-ts/Apply'
import { getApplicativeValidation } from 'fp-ts/Either'
import { getSemigroup } from 'fp-ts/NonEmptyArray'
import type { FieldFailure } from './rule'

/** Joins the parts of a form: the value of every part, or the failures of all parts in the order of the parts. */
export const parseParts = sequenceS(getApplicativeValidation(getSemigroup<FieldFailure>()))
