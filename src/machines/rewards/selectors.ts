import type { SnapshotFrom } from 'xstate'
import type { RewardsMachine } from './machine'

type Snapshot = SnapshotFrom<RewardsMachine>

export const link = (snapshot: Snapshot) => snapshot.context.link
export const counts = (snapshot: Snapshot) => snapshot.context.counts
export const areCountsFailed = (snapshot: Snapshot): boolean => snapshot.matches({ Counts: 'Failed' })
export const message = (snapshot: Snapshot) => snapshot.context.message
export const isSharing = (snapshot: Snapshot): boolean => !snapshot.matches({ Link: 'Waiting' })
