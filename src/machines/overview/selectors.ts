import type { SnapshotFrom } from 'xstate'
import type { OverviewMachine } from './machine'

type Snapshot = SnapshotFrom<OverviewMachine>

/** `undefined` until the rule set is known. */
export const ruleSet = (snapshot: Snapshot) => snapshot.context.ruleSet
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches('Failed')
export const message = (snapshot: Snapshot): string => snapshot.context.message
