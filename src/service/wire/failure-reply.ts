import { abpMessages, failure } from '../../contract/envelope'
import { NOTHING_DONE } from '../../contract/nothing-done'
import { UPLOAD_NOT_READ } from '../../contract/upload-not-read'
import { isBusy, isDatabaseAway } from '../platform/database/unavailable'
import {
  InvalidRequestError,
  NotAllowedError,
  NotBegunError,
  NotFoundError,
  NotLoggedInError,
  TooManyError,
  UploadNotReadError,
  UserFriendlyError,
} from './errors'

/** A failed response, ready to send. `unexpected` ones are logged. */
export type FailureReply = {
  readonly status: number
  readonly body: ReturnType<typeof failure>
  readonly retryAfter?: number
  readonly unexpected?: true
}

const invalid = ({ violations, details }: InvalidRequestError): FailureReply => ({
  status: 400,
  body: failure({
    message: abpMessages.invalid,
    details:
      details ??
      [
        'The following errors were detected during validation.',
        ...violations.map(({ message }) => ` - ${message}`),
      ].join('\n'),
    validationErrors: violations.length === 0 ? undefined : [...violations],
    code: undefined,
  }),
})

const plain = (message: string, details?: string) =>
  failure({ code: undefined, message, details, validationErrors: undefined })

/** A failure at which nothing was done for certain. */
const undone = (message: string) =>
  failure({ code: NOTHING_DONE, message, details: undefined, validationErrors: undefined })

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

/**
 * The database is away, and it is worth trying again soon. What was being written may be done: the answer to a commit can
 * be what was lost. Logged, like everything unexpected.
 */
const databaseAway: FailureReply = {
  status: 503,
  body: plain('The service is not available. Please try again later.'),
  retryAfter: 5,
  unexpected: true,
}

const uploadNotRead: FailureReply = {
  status: 503,
  body: failure({
    code: UPLOAD_NOT_READ,
    message: 'Too many files are being sent at the moment. Please try again in a few seconds.',
    details: undefined,
    validationErrors: undefined,
  }),
  retryAfter: 5,
}

/** The work of others was in the way for too long. What was to be written is certainly not: it was undone. */
const busy: FailureReply = {
  status: 503,
  body: undone('The service is busy, and nothing was done. Please try again later.'),
  retryAfter: 2,
}

/** Failures of the web server itself: invalid JSON, a body too large, an unknown media type, an overload. */
const ofServer = (error: unknown): FailureReply => {
  const status = statusOf(error)
  switch (status) {
    case 400:
      return { status, body: plain(abpMessages.invalid, 'The body is not valid JSON.') }
    case 413:
      return { status, body: plain('The request is too large.') }
    case 415:
      return {
        status,
        body: plain(abpMessages.invalid, 'The content type must be application/json-patch+json or another JSON type.'),
      }
    case 429:
      return { status, body: plain(abpMessages.tooMany), retryAfter: 60 }
    case 503:
      return { status, body: undone('The service is overloaded. Please try again later.'), retryAfter: 10 }
    default:
      return { status: 500, body: plain(abpMessages.internal), unexpected: true }
  }
}

/** Maps a failure to its status and envelope, like ABP. */
export const failureReply = (error: unknown): FailureReply => {
  if (error instanceof UserFriendlyError) return { status: 500, body: plain(error.message, error.details) }
  if (error instanceof InvalidRequestError) return invalid(error)
  if (error instanceof NotFoundError) return { status: 404, body: plain(error.message) }
  if (error instanceof NotLoggedInError)
    return { status: 401, body: { ...plain(abpMessages.notLoggedIn), unAuthorizedRequest: true } }
  if (error instanceof NotAllowedError)
    return { status: 403, body: { ...plain(abpMessages.notAllowed), unAuthorizedRequest: true } }
  if (error instanceof TooManyError)
    return { status: 429, body: plain(abpMessages.tooMany), retryAfter: error.retryAfter }
  if (error instanceof UploadNotReadError) return uploadNotRead
  if (error instanceof NotBegunError) return { ...busy, unexpected: true }
  if (isBusy(error)) return busy
  return isDatabaseAway(error) ? databaseAway : ofServer(error)
}

/** The response to an unknown path of the API. */
export const noSuchCall = (): FailureReply => ({
  status: 404,
  body: plain('There is no entity or call at this address.'),
})
