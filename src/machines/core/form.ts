import { isLeft, type Either } from 'fp-ts/Either'
import type { FieldFailure } from '../../domain/rules/rule'
import { failureMessages } from '../../domain/failure/messages'
import type { Failure } from '../../domain/failure/failure'

/** What a form shows of its last submit: failures at fields, and what went wrong beside them. */
export type FormErrors = { readonly fields: readonly FieldFailure[]; readonly failure: Failure | undefined }

export const noErrors: FormErrors = { fields: [], failure: undefined }

export const errorsOfFields = (fields: readonly FieldFailure[]): FormErrors => ({ fields, failure: undefined })

/**
 * A failed call as a form shows it: field failures at their fields, the message and the rest beside the form
 * (requirement FORM-05).
 */
export const errorsOfCall = (failure: Failure): FormErrors => ({ fields: failure.fields, failure })

/** What a customer is told of a defect: the machine's actor broke instead of answering. */
export const defect: Failure = { message: failureMessages.online, details: undefined, violations: [], fields: [] }

/** The field failures of a checked form; none when it is valid. */
export const fieldFailuresOf = (checked: Either<readonly FieldFailure[], unknown>): readonly FieldFailure[] =>
  isLeft(checked) ? checked.left : []

/**
 * The message that a toast shows for a form that was not sent: that of the first failing field, always on log-in and
 * registration (requirement AUTH-09).
 */
export const firstMessage = (fields: readonly FieldFailure[]): string => fields[0]?.message ?? failureMessages.online
