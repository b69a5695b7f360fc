import type { SnapshotFrom } from 'xstate'
import type { CertificateMachine } from './machine'

type Snapshot = SnapshotFrom<CertificateMachine>

export const canShare = (snapshot: Snapshot): boolean => snapshot.context.canShare
export const isSharing = (snapshot: Snapshot): boolean => snapshot.matches('Sharing')
