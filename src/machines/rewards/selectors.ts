import type { SnapshotFrom } from 'xstate'
import type { RewardsMachine } from './machine'

type Snapshot = SnapshotFrom<RewardsMachine>

export const code = (snapshot: Snapshot) => snapshot.context.code
export const link = (snapshot: Snapshot) => snapshot.context.link
export const counts = (snapshot: Snapshot) => snapshot.context.counts
export const areCountsFailed = (snapshot: Snapshot): boolean => snapshot.matches({ Counts: 'Failed' })
export const message = (snapshot: Snapshot) => snapshot.context.message
export const isCopied = (snapshot: Snapshot): boolean => snapshot.matches({ Code: 'Copied' })
export const isSharing = (snapshot: Snapshot): boolean => !snapshot.matches({ Link: 'Waiting' })
