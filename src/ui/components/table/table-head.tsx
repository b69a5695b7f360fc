import type { ReactTable } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { classNames } from '../styles/class-names'
import { VisuallyHidden } from '../page/visually-hidden'
import type { Column, Columns, Features } from './columns'
import { SelectBox } from './select-box'
import styles from './table.module.css'

type Props<Row extends object> = {
  readonly table: ReactTable<Features, Row>
  readonly columns: Columns<Row>
  readonly selectable: boolean
  readonly actions: boolean
}

type Direction = 'asc' | 'desc' | false

const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const

const Arrow = ({ direction }: { readonly direction: Direction }) => {
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown
  return <Icon className={direction ? styles.sorted : styles.unsorted} size={16} />
}

/** The classes that the header and the cells of a column share. */
export const columnClass = <Row,>(column: Column<Row> | undefined): string =>
  classNames(column?.align === 'end' && styles.end, column?.phoneOnly === true && styles.phoneOnly)

/** The headers; those of sortable columns are buttons that cycle through ascending, descending and none. */
export const TableHead = <Row extends object>({ table, columns, selectable, actions }: Props<Row>) => (
  <thead role="rowgroup" className={styles.head}>
    <tr role="row">
      {selectable && (
        <th role="columnheader" scope="col" className={styles.selectCell}>
          <SelectBox
            label="Select all rows"
            checked={table.getIsAllRowsSelected()}
            mixed={table.getIsSomeRowsSelected()}
            onChange={(checked) => table.toggleAllRowsSelected(checked)}
          />
        </th>
      )}
      {table.getFlatHeaders().map(({ id, column }) => {
        const own = columns.byId.get(id)
        const direction = column.getIsSorted()
        return (
          <th
            key={id}
            role="columnheader"
            scope="col"
            className={columnClass(own)}
            aria-sort={column.getCanSort() ? ariaSort[direction || 'none'] : undefined}
          >
            {column.getCanSort() ? (
              <button type="button" className={styles.sort} onClick={() => column.toggleSorting()}>
                {own?.header}
                <Arrow direction={direction} />
              </button>
            ) : (
              <span className={styles.plain}>{own?.header}</span>
            )}
          </th>
        )
      })}
      {actions && (
        <th role="columnheader" scope="col" className={styles.actionsCell}>
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      )}
    </tr>
  </thead>
)
