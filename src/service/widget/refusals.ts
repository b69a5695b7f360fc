import { NOTHING_DONE } from '../../contract/nothing-done'
import { UserFriendlyError } from '../wire/errors'
import { failureReply, type FailureReply } from '../wire/failure-reply'

/** The reply to a failure of the widget's calls: a refusal, a 500 as elsewhere, says in its code that nothing was paid. */
export const widgetReply = (error: unknown): FailureReply => {
  const reply = failureReply(error)
  if (!(error instanceof UserFriendlyError)) return reply
  return { ...reply, body: { ...reply.body, error: { ...reply.body.error, code: NOTHING_DONE } } }
}
