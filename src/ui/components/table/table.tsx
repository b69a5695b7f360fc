import { functionalUpdate, useTable } from '@tanstack/react-table'
import { memo, useMemo, type CSSProperties } from 'react'
import { Skeleton } from '../loading/skeleton'
import type { MenuItem } from '../menu/menu-entry'
import { classNames } from '../styles/class-names'
import { features, type Columns } from './columns'
import { columnClass, TableHead } from './table-head'
import { TableRow } from './table-row'
import { useIncrementalRows } from './use-incremental-rows'
import styles from './table.module.css'

export type TableSort = { readonly column: string; readonly descending: boolean }

export type TableProps<Row extends object> = {
  /** The accessible name. */
  readonly label: string
  readonly columns: Columns<Row>
  readonly rows: readonly Row[]
  /** The number of grey rows shown instead of rows that are loading. */
  readonly waitingFor?: number | undefined
  readonly rowKeyOf: (row: Row) => string
  readonly labelOf: (row: Row) => string
  readonly sort: TableSort | undefined
  readonly onSort: (sort: TableSort | undefined) => void
  /** Makes rows open: by a press anywhere on them, or by Enter on their title. Must be stable, like the two below. */
  readonly onOpen?: ((row: Row) => void) | undefined
  readonly actionsOf?: ((row: Row) => readonly MenuItem[]) | undefined
  readonly selection?: { readonly keys: readonly string[]; readonly onSelect: (keys: readonly string[]) => void }
}

/** Tables with more columns than this have smaller type, so that most cells fit on one line. */
const ROOMY_COLUMNS = 7

/** The column widths, the same for every row: each row is a grid of its own, so that the browser can skip it. */
const tracksOf = <Row,>(columns: Columns<Row>, selectable: boolean, actions: boolean): CSSProperties => {
  const own = columns.list.filter(({ phoneOnly }) => !phoneOnly).map(({ width = 1 }) => `minmax(0, ${width}fr)`)
  const tracks = [...(selectable ? ['52px'] : []), ...own, ...(actions ? ['52px'] : [])].join(' ')
  return { '--tracks': tracks } as CSSProperties
}

const FullTable = <Row extends object>(props: TableProps<Row>) => {
  const { label, columns, rows, waitingFor = 0, rowKeyOf, labelOf, sort, onSort, onOpen, actionsOf, selection } = props
  const state = useMemo(
    () => ({
      sorting: sort ? [{ id: sort.column, desc: sort.descending }] : [],
      rowSelection: Object.fromEntries((selection?.keys ?? []).map((key) => [key, true as const])),
    }),
    [sort, selection?.keys],
  )
  const table = useTable({
    features,
    columns: columns.definitions,
    data: rows,
    getRowId: rowKeyOf,
    state,
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    onSortingChange: (updater) => {
      const [first] = functionalUpdate(updater, state.sorting)
      onSort(first && { column: first.id, descending: first.desc })
    },
    onRowSelectionChange: (updater) => {
      selection?.onSelect(Object.keys(functionalUpdate(updater, state.rowSelection)))
    },
  })
  const models = useIncrementalRows(table.getRowModel().rows)
  return (
    <div className={styles.region}>
      <table
        role="table"
        className={classNames(styles.table, columns.list.length > ROOMY_COLUMNS && styles.dense)}
        aria-label={label}
        aria-busy={waitingFor > 0 || undefined}
        style={tracksOf(columns, selection !== undefined, actionsOf !== undefined)}
      >
        <TableHead table={table} columns={columns} selectable={selection !== undefined} actions={Boolean(actionsOf)} />
        <tbody role="rowgroup" className={styles.body}>
          {models.map((model) => (
            <TableRow
              key={model.id}
              model={model}
              columns={columns}
              labelOf={labelOf}
              onOpen={onOpen}
              actionsOf={actionsOf}
              selected={selection && model.getIsSelected()}
            />
          ))}
          {Array.from({ length: waitingFor }, (_, index) => (
            <tr key={index} className={styles.waiting} aria-hidden="true">
              {selection && <td />}
              {columns.list.map((column) => (
                <td
                  key={column.id}
                  className={classNames(
                    columnClass(column),
                    column.inCard !== 'title' && column.inCard !== 'line' && styles.folded,
                  )}
                >
                  <Skeleton />
                </td>
              ))}
              {actionsOf && <td />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * Rows and columns; on a phone each row is a card of two lines, which opens or unfolds to show the rest. Order, selection and rows are controlled from
 * outside; selection and actions are shown if their props are set. The roles are explicit
 * because a table with a grid layout would lose them.
 */
export const Table = memo(FullTable) as typeof FullTable
