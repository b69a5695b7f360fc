import type { SnapshotFrom } from 'xstate'
import type { ActivationMachine } from './machine'

type Snapshot = SnapshotFrom<ActivationMachine>

/** Which of its looks the page has. */
export const phase = (snapshot: Snapshot): 'working' | 'done' | 'failed' =>
  snapshot.context.failure ? 'failed' : snapshot.matches('Activating') || snapshot.matches('Idle') ? 'working' : 'done'
/** Whether the same link may work at the next try: nobody has judged it yet. */
export const canTryAgain = (snapshot: Snapshot): boolean => snapshot.can({ type: 'try-again' })
export const failure = (snapshot: Snapshot) => snapshot.context.failure
