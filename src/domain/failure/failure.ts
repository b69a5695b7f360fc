import type { FieldFailure } from '../rules/rule'
import { failureMessages, tooManyTries } from './messages'
import { sessionMessages } from '../session/messages'
import { matchPortError, type PortError, type Rejection } from './port-error'

/** A failed call as it is shown to the customer: one message, the server's details, and the failures of fields. */
export type Failure = {
  readonly message: string
  readonly details: string | undefined
  readonly violations: readonly string[]
  readonly fields: readonly FieldFailure[]
}

const plain = (message: string): Failure => ({ message, details: undefined, violations: [], fields: [] })

const fromRejection = (rejection: Rejection): Failure => ({
  message: rejection.message || failureMessages.online,
  details: rejection.details,
  violations: rejection.violations.filter(({ fields }) => fields.length === 0).map(({ message }) => message),
  fields: rejection.violations.flatMap(({ message, fields }) => fields.map((field) => ({ field, message }))),
})

/**
 * The message for each error (requirement ERR-04), used by every call that has none of its own (requirement ERR-02).
 */
export const failureOf: (error: PortError) => Failure = matchPortError({
  Offline: () => plain(failureMessages.offline),
  Outage: () => plain(failureMessages.online),
  NoAnswer: ({ wrote }) => plain(wrote ? failureMessages.unknownWrite : failureMessages.online),
  Cancelled: () => plain(failureMessages.online),
  Unauthorised: () => plain(sessionMessages.ended),
  Forbidden: ({ answer }) => plain(answer?.message || failureMessages.notAllowed),
  NotFound: () => plain(failureMessages.notFound),
  Rejected: fromRejection,
  ContractBroken: () => plain(failureMessages.unreadable),
  RateLimited: ({ retryAfter }) => plain(tooManyTries(retryAfter)),
})

/**
 * The message of a list that failed to load: the server's, or the data of its error as JSON if it has no message
 * (requirement MAN-03).
 */
export const messageOrData = (error: PortError): string => {
  if (error._tag !== 'Rejected' || error.message) return failureOf(error).message
  const { code, details, violations } = error
  return JSON.stringify({ code, details, violations })
}

/**
 * The same for the calls of log-in, registration and activation (requirement ERR-01): the server's message comes first.
 * Nothing is read again afterwards, so a write without an answer is reported like any other failed connection, and so is
 * an answer that cannot be read.
 */
export const authenticationFailureOf = (error: PortError): Failure => {
  if (error._tag === 'NoAnswer' || error._tag === 'ContractBroken') return plain(failureMessages.online)
  const refused = error._tag === 'Forbidden' || error._tag === 'NotFound' || error._tag === 'Unauthorised'
  return refused && error.answer?.message ? fromRejection(error.answer) : failureOf(error)
}

/**
 * The form's field for each member of a request, as the server names it in its validation errors; `undefined` for a
 * member without a field, whose messages are shown beside the form.
 */
export type FieldsByMember<Request, Form> = {
  readonly [Member in keyof Request & string]: (keyof Form & string) | undefined
}

/** The last part of a member's path: `manuyear` for `vehicles[0].ManuYear`. */
const memberIn = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase()

/**
 * Renames the field failures of a rejection to the form's fields, where `fields` maps the server's name; the messages of
 * the others are shown beside the form (requirement FORM-05). A server names a member by its path, in any case: ABP
 * changes only the first letter of the whole path (requirement ABP-02).
 */
export const namedBy = (fields: Readonly<Record<string, string | undefined>>): ((failure: Failure) => Failure) => {
  const fieldByMember = new Map(Object.entries(fields).map(([member, field]) => [member.toLowerCase(), field]))
  return (failure) => {
    const fieldOf = (path: string) => fieldByMember.get(memberIn(path))
    const named = failure.fields.map(({ field, message }) => ({ field: fieldOf(field), message }))
    return {
      ...failure,
      fields: named.flatMap(({ field, message }) => (field === undefined ? [] : [{ field, message }])),
      violations: [...failure.violations, ...named.flatMap((failed) => (failed.field === undefined ? [failed.message] : []))],
    }
  }
}
