import type { FaultKind } from './sandbox'

export const ONLINE = 'An error occurred during operation'
const UNREADABLE = 'We could not read the answer. Try again.'
export const OFFLINE = 'An error occurred due to no connection, please check your interet connectivity...'
export const UNKNOWN_WRITE = 'We do not know whether this was saved. Checking…'

/** The message of an authentication screen for each failure of its call (ERR-01, ERR-04). */
export const badAnswers: readonly (readonly [kind: FaultKind, text: string])[] = [
  ['500', 'An internal error occurred during your request!'],
  ['503', ONLINE],
  ['html', ONLINE],
  ['truncated', ONLINE],
  ['wrong-shape', ONLINE],
  ['drop', ONLINE],
  ['429', 'Too many tries. Try again in 7 s.'],
]

/**
 * The same for every other form, where an answer that cannot be read has a message of its own (ABP-03), and a server's
 * sentence that says nothing is not shown (TAP-03).
 */
const ofForms: Readonly<Partial<Record<FaultKind, string>>> = { 'wrong-shape': UNREADABLE, '500': ONLINE }
export const badAnswersOfForms = badAnswers.map(([kind, text]) => [kind, ofForms[kind] ?? text] as const)

/** The portal's time limit for a response. */
export const PATIENCE_MS = 15_000
