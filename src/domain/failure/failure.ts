import type { FieldFailure } from '../rules/rule'
import { failureMessages, tooManyTries } from './messages'
import { sessionMessages } from '../session/messages'
import { matchPortError, type PortError, type Rejection } from './port-error'

/**
 * A failed call as it is shown to the customer: one message, the server's details or what to do next, and the failures
 * of fields.
 */
export type Failure = {
  readonly message: string
  readonly details: string | undefined
  readonly violations: readonly string[]
  readonly fields: readonly FieldFailure[]
}

/** A failure that its message says, with what to do next where the message leaves it open. */
export const plainFailure = (message: string, details?: string): Failure => ({
  message,
  details,
  violations: [],
  fields: [],
})

/** A server's standard sentences for a refused input. */
const refusals = /your request is not valid|the following errors were detected during validation/i

/** Sentences of a server or a framework that tell a customer nothing. */
const developerTexts: readonly RegExp[] = [
  refusals,
  /an internal error occurred during your request/i,
  /\berror code\b/i,
  /\b(http|status)( code)?:? ?[1-5]\d\d\b/i,
  /^\W*[45]\d\d\b/,
  /\w{2}Exception\b/,
  /^\s*[[{<]/,
]

const isForCustomers = (text: string): boolean => !developerTexts.some((pattern) => pattern.test(text))

/**
 * A failure without the sentences that tell a customer nothing: they become the text of an outage,
 * those for a refused input one of their own, since a refusal passes by no waiting.
 */
const inPlainWords = ({ message, details, violations, fields }: Failure): Failure => {
  const plainDetails = details !== undefined && isForCustomers(details) ? details : undefined
  const [plainMessage, advice] = refusals.test(message)
    ? [failureMessages.refused, failureMessages.checkIt]
    : [failureMessages.online, failureMessages.tryAgain]
  return {
    ...(isForCustomers(message)
      ? { message, details: plainDetails }
      : { message: plainMessage, details: plainDetails ?? advice }),
    violations: violations.filter(isForCustomers),
    fields,
  }
}

/**
 * A failure beside its form, after its fields were named: none if every violation belongs to a field, whatever the
 * message says of them, in any language.
 */
export const besideForm = (failure: Failure): Failure | undefined => {
  const plain = inPlainWords(failure)
  return plain.fields.length > 0 && plain.violations.length === 0 ? undefined : plain
}

const fromRejection = (rejection: Rejection): Failure => ({
  message: rejection.message || failureMessages.online,
  details: rejection.details,
  violations: rejection.violations.filter(({ fields }) => fields.length === 0).map(({ message }) => message),
  fields: rejection.violations.flatMap(({ message, fields }) => fields.map((field) => ({ field, message }))),
})

/** The message for each error, used by every call that has none of its own. */
export const failureOf: (error: PortError) => Failure = matchPortError({
  Offline: () => plainFailure(failureMessages.offline, failureMessages.whenConnected),
  Outage: () => plainFailure(failureMessages.online, failureMessages.tryAgain),
  NoAnswer: ({ wrote }) =>
    wrote ? plainFailure(failureMessages.unknownWrite) : plainFailure(failureMessages.online, failureMessages.tryAgain),
  Cancelled: () => plainFailure(failureMessages.online),
  Unauthorised: () => plainFailure(sessionMessages.ended),
  Forbidden: ({ answer }) =>
    answer?.message ? inPlainWords(fromRejection(answer)) : plainFailure(failureMessages.notAllowed),
  NotFound: () => plainFailure(failureMessages.notFound),
  Rejected: (rejection) => inPlainWords(fromRejection(rejection)),
  ContractBroken: () => plainFailure(failureMessages.unreadable),
  RateLimited: ({ retryAfter }) => plainFailure(tooManyTries(retryAfter)),
})

/** The message of a list that failed to load: the server's, or the data of its error as JSON if it has no message. */
export const messageOrData = (error: PortError): string => {
  if (error._tag !== 'Rejected') return failureOf(error).message
  const { code, message, details, violations } = error
  return message || JSON.stringify({ code, details, violations })
}

/**
 * The same for the calls of log-in, registration and activation: the server's message comes first.
 * Nothing is read again afterwards, so a write without an answer is reported like any other failed connection, and so is
 * an answer that cannot be read.
 */
export const authenticationFailureOf = (error: PortError): Failure => {
  if (error._tag === 'NoAnswer' || error._tag === 'ContractBroken')
    return plainFailure(failureMessages.online, failureMessages.tryAgain)
  if (error._tag === 'Rejected') return fromRejection(error)
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

export type FieldNames = Readonly<Record<string, string | undefined>>

/** The form's field of a member's path, in any case: ABP changes only the first letter of the whole path. */
export const fieldNamed = (fields: FieldNames): ((path: string) => string | undefined) => {
  const fieldByMember = new Map(Object.entries(fields).map(([member, field]) => [member.toLowerCase(), field]))
  return (path) => fieldByMember.get(memberIn(path))
}

/**
 * Renames the field failures of a rejection to the form's fields, where `fields` maps the server's name; the messages of
 * the others are shown beside the form.
 */
export const namedBy = (fields: FieldNames): ((failure: Failure) => Failure) => {
  const fieldOf = fieldNamed(fields)
  return (failure) => {
    const named = failure.fields.map(({ field, message }) => ({ field: fieldOf(field), message }))
    return {
      ...failure,
      fields: named.flatMap(({ field, message }) => (field === undefined ? [] : [{ field, message }])),
      violations: [
        ...failure.violations,
        ...named.flatMap((failed) => (failed.field === undefined ? [failed.message] : [])),
      ],
    }
  }
}
