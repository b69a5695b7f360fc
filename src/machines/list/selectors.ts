import type { SnapshotFrom } from 'xstate'
import { tooLong } from '../../domain/rules/field-messages'
import { TABLE_SEARCH_LENGTH } from '../../domain/rules/constants'
import type { ListMachine } from './machine'
import { isTooLongToSearch, type ListQuery } from './query'

type Snapshot<Row> = SnapshotFrom<ListMachine<Row>>

/** What a list shows: its rows, that they are loading, or that they did not load. */
export type ListAnswer<Row> = {
  readonly state: 'loading' | 'shown' | 'failed'
  /** Empty unless `shown`. */
  readonly rows: readonly Row[]
  readonly total: number | undefined
  readonly message: string
  readonly search: string
  /** Zero-based. */
  readonly page: number
  readonly size: number
}

const isLoading = <A>(snapshot: Snapshot<A>): boolean => snapshot.matches({ Answer: 'Loading' })
const isShown = <A>(snapshot: Snapshot<A>): boolean => snapshot.matches({ Answer: 'Shown' })
export const isFailed = <A>(snapshot: Snapshot<A>): boolean => !isLoading(snapshot) && !isShown(snapshot)
export const query = <A>(snapshot: Snapshot<A>): ListQuery => snapshot.context.query
export const typed = <A>(snapshot: Snapshot<A>): string => snapshot.context.typed
/** Why the typed text is not searched for. */
export const searchMessage = <A>({ context }: Snapshot<A>): string | undefined =>
  isTooLongToSearch(context.typed) ? tooLong(TABLE_SEARCH_LENGTH) : undefined
export const selected = <A>(snapshot: Snapshot<A>): readonly string[] => snapshot.context.selected

const none: readonly never[] = []

export const listAnswer = <Row>(snapshot: Snapshot<Row>): ListAnswer<Row> => {
  const { rows, total, message, query } = snapshot.context
  const state = isLoading(snapshot) ? 'loading' : isShown(snapshot) ? 'shown' : 'failed'
  const { search, page, size } = query
  return { state, rows: state === 'shown' ? rows : none, total, message, search, page, size }
}
