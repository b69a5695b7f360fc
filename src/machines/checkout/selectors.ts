import type { SnapshotFrom } from 'xstate'
import type { CheckoutMachine } from './machine'

type Snapshot = SnapshotFrom<CheckoutMachine>

export const today = (snapshot: Snapshot) => snapshot.context.today
export const quote = (snapshot: Snapshot) => snapshot.context.quote
export const isEnded = (snapshot: Snapshot): boolean => snapshot.matches('Ended')
export const isProceeding = (snapshot: Snapshot): boolean =>
  snapshot.matches({ Confirming: 'Proceeding' }) || snapshot.matches('Left')
