import type { FastifyInstance } from 'fastify'
import { InvalidRequestError, NoRoomError } from './errors'
import { recorderOf, type EventName } from '../platform/log/events'
import { failureReply } from './failure-reply'
import { bodyLimits } from './limits'

type FailureEvent = { readonly event: EventName; readonly reason?: string }

/** The fields of the uploads that hold a file, by itself and as the one of a beneficiary's document. */
const fileFields: ReadonlySet<string> = new Set(['data', 'data.data'])

const ofUpload = (error: unknown): FailureEvent | undefined => {
  if (error instanceof NoRoomError) return { event: 'file-refused', reason: 'room' }
  if (error instanceof InvalidRequestError)
    return error.violations.some(({ members }) => members.some((field) => fileFields.has(field)))
      ? { event: 'file-refused', reason: 'content' }
      : undefined
  return failureReply(error).status === 413 ? { event: 'file-refused', reason: 'size' } : undefined
}

/** The event that a failure is, if it is one whatever was called: a limit, or a refusal because there is too much to do. */
const ofAnyCall = (error: unknown): FailureEvent | undefined => {
  const { status, unexpected } = failureReply(error)
  if (status === 429) return { event: 'limit-reached' }
  return status === 503 && !unexpected ? { event: 'request-shed' } : undefined
}

export const eventOfFailure = (error: unknown, isUpload: boolean): FailureEvent | undefined =>
  (isUpload ? ofUpload(error) : undefined) ?? ofAnyCall(error)

/** Records refused files, limits and refusals of an overloaded process, of whatever call. */
export const recordFailures = (app: FastifyInstance): void => {
  app.addHook('onError', (request, _reply, error, done) => {
    const found = eventOfFailure(error, request.routeOptions.bodyLimit === bodyLimits.upload)
    if (found !== undefined)
      recorderOf(request)(found.event, found.reason === undefined ? {} : { reason: found.reason })
    done()
  })
}
