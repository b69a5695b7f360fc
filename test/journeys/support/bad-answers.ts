import type { FaultKind } from './sandbox'

export const ONLINE = 'An error occurred during operation'
const UNREADABLE = 'We could not read the answer. Try again.'
export const OFFLINE = 'An error occurred due to no connection, please check your interet connectivity...'
export const UNKNOWN_WRITE = 'We do not know whether this was saved. Checking…'

/** What an authentication screen says of each failure of its call: in its toast, and at the form (ERR-01, TAP-03). */
export const badAnswers: readonly (readonly [kind: FaultKind, atForm: string, toast: string])[] = [
  ['500', ONLINE, 'An internal error occurred during your request!'],
  ['503', ONLINE, ONLINE],
  ['html', ONLINE, ONLINE],
  ['truncated', ONLINE, ONLINE],
  ['wrong-shape', ONLINE, ONLINE],
  ['drop', ONLINE, ONLINE],
  ['429', 'Too many tries. Try again in 7 s.', 'Too many tries. Try again in 7 s.'],
]

/** What every other form says, where an answer that cannot be read has a message of its own (ABP-03). */
export const badAnswersOfForms = badAnswers.map(
  ([kind, atForm]) => [kind, kind === 'wrong-shape' ? UNREADABLE : atForm] as const,
)

/** The portal's time limit for a response. */
export const PATIENCE_MS = 15_000
