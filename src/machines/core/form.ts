import { isLeft, type Either } from 'fp-ts/Either'
import type { FieldFailure } from '../../domain/rules/rule'
import { failureMessages } from '../../domain/failure/messages'
import { besideForm, plainFailure, type Failure } from '../../domain/failure/failure'

/** The errors of the last submit: field failures, and the failure of the call. */
export type FormErrors = { readonly fields: readonly FieldFailure[]; readonly failure: Failure | undefined }

export const noErrors: FormErrors = { fields: [], failure: undefined }

export const errorsOfFields = (fields: readonly FieldFailure[]): FormErrors => ({ fields, failure: undefined })

/** The errors of a failed call: its field failures at their fields, everything else beside the form. */
export const errorsOfCall = (failure: Failure): FormErrors => ({ fields: failure.fields, failure: besideForm(failure) })

/** The error that one message says whole. */
export const errorsOfMessage = (message: string): FormErrors => ({ fields: [], failure: plainFailure(message) })

/** The failure shown for a defect: the machine's actor threw instead of answering. */
export const defect: Failure = plainFailure(failureMessages.online, failureMessages.tryAgain)

export const errorsOfDefect: FormErrors = errorsOfCall(defect)

/** The field failures of a parsed form; none if it is valid. */
export const fieldFailuresOf = (checked: Either<readonly FieldFailure[], unknown>): readonly FieldFailure[] =>
  isLeft(checked) ? checked.left : []

/**
 * The toast for a form that was not sent: the message of the first failing field, always on log-in and registration.
 */
export const firstMessage = (fields: readonly FieldFailure[]): string => fields[0]?.message ?? failureMessages.online
