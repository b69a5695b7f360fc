import { rowNames, type DetailsOf, type ListName, type RowOf } from '../../domain/lists/lists'
import { TABLE_PAGE_SIZE } from '../../domain/rules/constants'
import type { PageVisibility } from '../../ports/page-visibility'
import type { Connectivity } from '../../ports/connectivity'
import type { ListPort } from '../../ports/list-port'
import type { Navigation } from '../../ports/navigation'
import { makeRecordImplementations, recordIn } from '../record/actors'
import { makeRecordMachine } from '../record/machine'
import { makeListImplementations, queryIn, type ListPorts } from './actors'
import { makeListMachine } from './machine'

/** A list with its ports, whose query is in the address. */
export const makeList = <Row>(id: string, ports: ListPorts<Row>, isPending?: (row: Row) => boolean) => ({
  machine: makeListMachine<Row>(id, isPending).provide(makeListImplementations(ports)),
  input: () => ({ query: queryIn(ports.screen, ports.navigation.here(), ports.rules) }),
})

type Ports<Name extends ListName> = {
  readonly port: ListPort<Name>
  readonly navigation: Navigation
  readonly connectivity: Connectivity
  /** Rows are read again while the page is visible; without it, always. */
  readonly pageVisibility?: PageVisibility
}

type Rules<Name extends ListName> = {
  /** The columns that the list can be sorted by. */
  readonly sortable: readonly string[]
  readonly pageSize?: number
  /** Whether a row, or the details, will change by itself soon. */
  readonly isPending?: (shown: RowOf<Name> | DetailsOf<Name>) => boolean
}

/** A list, and the details of one of its rows above it, with their ports. */
export const makeListWithDetails = <Name extends ListName>(
  screen: Name,
  { port: { list, byId }, ...ports }: Ports<Name>,
  { sortable, pageSize = TABLE_PAGE_SIZE, isPending }: Rules<Name>,
) => ({
  list: makeList<RowOf<Name>>(screen, { ...ports, list, screen, rules: { sortable, pageSize } }, isPending),
  record: {
    machine: makeRecordMachine<DetailsOf<Name>>(rowNames[screen], isPending).provide(
      makeRecordImplementations({ ...ports, byId, screen }),
    ),
    input: () => ({ id: recordIn(screen, ports.navigation.here()) }),
  },
})
