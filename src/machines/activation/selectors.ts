import type { SnapshotFrom } from 'xstate'
import { ACCOUNT_ACTIVE } from '../../domain/session/activation'
import type { ActivationMachine } from './machine'

type Snapshot = SnapshotFrom<ActivationMachine>

/** Which view the page shows. */
export const phase = (snapshot: Snapshot): 'working' | 'done' | 'failed' | 'new link' => {
  if (snapshot.matches('RequestingLink')) return 'new link'
  if (snapshot.context.failure) return 'failed'
  return snapshot.matches('Activating') ? 'working' : 'done'
}
/** Whether a retry of the same link may succeed: the server has not judged it yet. */
export const canTryAgain = (snapshot: Snapshot): boolean => snapshot.can({ type: 'try-again' })
/** Whether the account is active already: then only log-in helps. */
export const isActive = (snapshot: Snapshot): boolean => snapshot.context.failure?.message === ACCOUNT_ACTIVE
export const failure = (snapshot: Snapshot) => snapshot.context.failure
