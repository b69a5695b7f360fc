import { isLeft, left, right, type Either } from 'fp-ts/Either'
import type { Endpoint } from '../../contract/endpoint'
import { Envelope, type WireError } from '../../contract/envelope'
import type { PortError, Rejection } from '../../domain/failure/port-error'
import { failureMessages } from '../../domain/failure/messages'
import { decodeResult, pathOf } from './decode-result'
import { retryAfter } from './retry-after'
import { inStandardWords } from './standard-answer'

const DEFAULT_RETRY_AFTER_SECONDS = 60

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** ABP lowers the first letter of the whole path only: `vehicles[0].ManuYear`. */
const camelCasePath = (path: string): string =>
  path
    .split('.')
    .map((part) => part.charAt(0).toLowerCase() + part.slice(1))
    .join('.')

const rejectionOf = (error: WireError | undefined): Rejection => ({
  code: error?.code ?? 0,
  message: error?.message,
  details: error?.details,
  violations: (error?.validationErrors ?? []).map(({ message, members }) => ({
    message: message ?? '',
    fields: (members ?? []).map(camelCasePath),
  })),
})

/** Reports fields of a response that could not be read, for developers; never their values. */
export type ReportUnreadable = (call: string, paths: ReadonlyArray<string>) => void

export type AnswerParts = {
  readonly report: ReportUnreadable
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** What a server, or a proxy before it, did not take because of its size: the file, if the call sends one. */
const tooLarge = ({ size }: Pick<Endpoint, 'size'>): PortError => ({
  _tag: 'Rejected',
  code: 413,
  message: failureMessages.refused,
  details: failureMessages.checkIt,
  violations: size === 'upload' ? [{ message: failureMessages.fileTooLarge, fields: ['data'] }] : [],
})

/** Where stock ABP redirects a request whose session is lost, if it takes the request for one of a page. */
const isLogInPage = ({ redirected, url }: Response): boolean => redirected && /\/Account\/Login\b/i.test(url)

/**
 * Interprets a response. The status alone decides on log-out (401), 403 and 404, never
 * `unAuthorizedRequest`, and that a file is too large (413). A 500 with an envelope is a message to the customer; 502 to 504 and any other body that is no
 * envelope are an outage; `success: false` or an error is a failure at any status. The 401 of a call that needs no
 * log-in is an ordinary rejection and does not end the session. A result of another shape is an error that names the
 * call and the field, unless the field is only displayed.
 */
export const readAnswer = <R>(
  row: Pick<Endpoint<unknown, unknown, R>, 'name' | 'result' | 'needsLogIn' | 'size'>,
  response: Response,
  text: string,
  { report, now }: AnswerParts,
): Either<PortError, R> => {
  const body = decodeResult(Envelope, parse(text))
  const envelope = isLeft(body) ? undefined : body.right.value
  const answer =
    envelope && (!envelope.success || envelope.error)
      ? rejectionOf(envelope.error && inStandardWords(response.status, envelope.error))
      : undefined
  if (response.status === 429)
    return left({ _tag: 'RateLimited', retryAfter: retryAfter(response, now()) ?? DEFAULT_RETRY_AFTER_SECONDS, answer })
  if (response.status === 413 && !(answer && row.size === 'normal')) return left(tooLarge(row))
  if (response.status >= 502 && response.status <= 504) return left({ _tag: 'Outage' })
  const loggedOut = response.status === 401 || isLogInPage(response)
  if (loggedOut && row.needsLogIn) return left({ _tag: 'Unauthorised', answer })
  if (response.status === 403) return left({ _tag: 'Forbidden', answer })
  if (response.status === 404) return left({ _tag: 'NotFound', answer })
  if (envelope === undefined) return left({ _tag: 'Outage' })
  if (answer !== undefined) return left({ _tag: 'Rejected', ...answer })
  if (!response.ok) return left({ _tag: 'Outage' })
  const result = decodeResult(row.result, envelope.result)
  const unreadable = isLeft(result) ? result.left.map(({ context }) => pathOf(context)) : result.right.unreadable
  if (unreadable.length > 0) report(row.name, unreadable)
  return isLeft(result)
    ? left({ _tag: 'ContractBroken', call: row.name, path: unreadable[0] ?? 'result' })
    : right(result.right.value)
}
