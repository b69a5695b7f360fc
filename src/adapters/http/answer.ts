import { isLeft, left, right, type Either } from 'fp-ts/Either'
import type { Errors } from 'io-ts'
import type { Endpoint } from '../../contract/endpoint'
import { Envelope, type WireError } from '../../contract/envelope'
import type { PortError, Rejection } from '../../domain/failure/port-error'

const DEFAULT_RETRY_AFTER_SECONDS = 60

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const rejectionOf = (error: WireError | undefined): Rejection => ({
  code: error?.code ?? 0,
  message: error?.message,
  details: error?.details,
  violations: (error?.validationErrors ?? []).map(({ message, members }) => ({
    message: message ?? '',
    fields: members ?? [],
  })),
})

/** The path of the first field that failed to decode, for developers. */
const firstPath = (errors: Errors): string =>
  ['result', ...(errors[0]?.context ?? []).map(({ key }) => key).filter((key) => key !== '')].join('.')

const retryAfter = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : DEFAULT_RETRY_AFTER_SECONDS
}

/**
 * Interprets a response. The status decides on log-out (401), never `unAuthorizedRequest`. A 500 with an envelope is a
 * message to the customer; 502 to 504 and a body that is no envelope are an outage; `success: false` or an error is a
 * failure at any status. The 401 of a call that needs no log-in is an ordinary rejection and does not end the session.
 * A result of another shape is an error that names the call and the field (requirement WIRE-03).
 */
export const readAnswer = <R>(
  row: Pick<Endpoint<unknown, unknown, R>, 'name' | 'result' | 'needsLogIn'>,
  response: Response,
  text: string,
): Either<PortError, R> => {
  const body = Envelope.decode(parse(text))
  const envelope = isLeft(body) ? undefined : body.right
  const answer = envelope && (!envelope.success || envelope.error) ? rejectionOf(envelope.error) : undefined
  if (response.status === 429) return left({ _tag: 'RateLimited', retryAfter: retryAfter(response), answer })
  if (response.status >= 502 && response.status <= 504) return left({ _tag: 'Outage' })
  if (response.status === 401 && row.needsLogIn) return left({ _tag: 'Unauthorised', answer })
  if (envelope === undefined) return left({ _tag: 'Outage' })
  if (response.status === 403) return left({ _tag: 'Forbidden', answer })
  if (response.status === 404) return left({ _tag: 'NotFound', answer })
  if (answer !== undefined) return left({ _tag: 'Rejected', ...answer })
  if (!response.ok) return left({ _tag: 'Outage' })
  const result = row.result.decode(envelope.result)
  return isLeft(result)
    ? left({ _tag: 'ContractBroken', call: row.name, path: firstPath(result.left) })
    : right(result.right)
}
