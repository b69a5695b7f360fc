import type { SnapshotFrom } from 'xstate'
import type { StatementsMachine } from './machine'

export const statements = ({ context }: SnapshotFrom<StatementsMachine>) => context.statements
