import type { SnapshotFrom } from 'xstate'
import type { ReminderSetting } from '../../domain/reminder/reminder'
import type { RemindersMachine } from './machine'

type Snapshot = SnapshotFrom<RemindersMachine>

/** Whether this server has reminders, as far as it has answered. */
export const isOffered = (snapshot: Snapshot): boolean => snapshot.matches('Shown')
export const view = (snapshot: Snapshot): 'loading' | 'shown' | 'unavailable' | 'failed' => {
  if (snapshot.matches('Shown')) return 'shown'
  if (snapshot.matches('Unavailable')) return 'unavailable'
  return snapshot.matches('Failed') ? 'failed' : 'loading'
}
/** As the customer has chosen them. */
export const settings = (snapshot: Snapshot): readonly ReminderSetting[] => snapshot.context.chosen
export const isSaved = (snapshot: Snapshot): boolean => snapshot.matches({ Shown: 'Saved' })
/** Why something was not loaded or saved; empty without a failure. */
export const message = (snapshot: Snapshot): string => snapshot.context.message
