import type { SnapshotFrom } from 'xstate'
import type { RecordMachine } from './machine'

type Snapshot<Record> = SnapshotFrom<RecordMachine<Record>>

export const isOpen = <A>(snapshot: Snapshot<A>): boolean => !snapshot.matches('Closed')
export const isFailed = <A>(snapshot: Snapshot<A>): boolean => snapshot.matches('Failed')
export const isMissing = <A>(snapshot: Snapshot<A>): boolean => snapshot.matches('Missing')
export const message = <A>(snapshot: Snapshot<A>): string => snapshot.context.message
export const record = <Record>(snapshot: Snapshot<Record>): Record | undefined => snapshot.context.record
