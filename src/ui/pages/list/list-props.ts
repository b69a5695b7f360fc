import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ListMachine } from '../../../machines/list/machine'
import type { MenuItem } from '../../components/menu/menu-entry'
import type { Columns } from '../../components/table/columns'

type ListLabels = {
  /** The screen's heading and document title, and the name of its table. */
  readonly title: string
  /** The accessible name of the search, and what stands in it. */
  readonly search: string
  readonly placeholder: string
  /** What a failed list says; without it, the server's message. */
  readonly failed?: string
}

export type ListProps<Row extends object> = {
  readonly actor: ActorRefFrom<ListMachine<Row>>
  readonly words: ListLabels
  readonly columns: Columns<Row>
  readonly keyOf: (row: Row) => string
  /** What a screen reader calls a row. */
  readonly labelOf: (row: Row) => string
  readonly onOpen?: ((row: Row) => void) | undefined
  readonly actionsOf?: ((row: Row) => readonly MenuItem[]) | undefined
  /** What is shown when there are no rows and nothing is searched for. */
  readonly empty: ReactNode
  /** What is shown when the search finds no rows; without it, what was searched for and a way to clear it. */
  readonly nothingFound?: ReactNode
}
