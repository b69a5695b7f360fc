import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ListMachine } from '../../../machines/list/machine'
import type { MenuItem } from '../../components/menu/menu-entry'
import type { Columns } from '../../components/table/columns'

type ListLabels = {
  /** The screen's heading and document title, and the name of its table. */
  readonly title: string
  /** The accessible name of the search field, and its placeholder. */
  readonly search: string
  readonly placeholder: string
  /** The message of a failed list; by default the server's message. */
  readonly failed?: string
}

export type ListProps<Row extends object> = {
  readonly actor: ActorRefFrom<ListMachine<Row>>
  readonly labels: ListLabels
  readonly columns: Columns<Row>
  readonly rowKeyOf: (row: Row) => string
  /** The accessible name of a row. */
  readonly labelOf: (row: Row) => string
  readonly onOpen?: ((row: Row) => void) | undefined
  readonly actionsOf?: ((row: Row) => readonly MenuItem[]) | undefined
  /** What is shown above the table because of the rows that are shown. */
  readonly renderNotice?: ((rows: readonly Row[]) => ReactNode) | undefined
  /** Shown when there are no rows and no search. */
  readonly empty: ReactNode
  /** Shown when the search finds no rows; by default the search term and a button to clear it. */
  readonly nothingFound?: ReactNode
}
