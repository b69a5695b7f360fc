import type { SnapshotFrom } from 'xstate'
import type { CertificateMachine } from './machine'

type Snapshot = SnapshotFrom<CertificateMachine>

export const canShareFile = (snapshot: Snapshot): boolean => snapshot.context.canShareFile
export const canShareLink = (snapshot: Snapshot): boolean => snapshot.context.canShareLink
export const isSharingFile = (snapshot: Snapshot): boolean => snapshot.matches('SharingFile')
