import type { SnapshotFrom } from 'xstate'
import type { CopyingMachine } from './machine'

/** The text whose copy is being confirmed. */
export const copiedText = (snapshot: SnapshotFrom<CopyingMachine>): string | undefined =>
  snapshot.matches('Copied') ? snapshot.context.text : undefined
