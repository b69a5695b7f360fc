import type { SnapshotFrom } from 'xstate'
import type { VerificationsMachine } from './machine'

type Snapshot = SnapshotFrom<VerificationsMachine>
type View = 'loading' | 'shown' | 'failed'

export const field = (snapshot: Snapshot) => snapshot.context.field
export const sections = (snapshot: Snapshot) => snapshot.context.sections
export const record = (snapshot: Snapshot) => snapshot.context.record
export const sectionsMessage = (snapshot: Snapshot): string => snapshot.context.sectionsMessage
export const recordMessage = (snapshot: Snapshot): string => snapshot.context.recordMessage

export const sectionsView = (snapshot: Snapshot): View => {
  if (snapshot.matches({ Sections: 'Loading' })) return 'loading'
  return snapshot.matches({ Sections: 'Failed' }) ? 'failed' : 'shown'
}

export const recordView = (snapshot: Snapshot): View | 'profile' => {
  if (snapshot.matches({ Record: 'Profile' })) return 'profile'
  if (snapshot.matches({ Record: 'Failed' })) return 'failed'
  return snapshot.matches({ Record: 'Shown' }) ? 'shown' : 'loading'
}
