import { memo } from 'react'
import { SelectField } from '../fields/select-field'
import type { Column } from './columns'
import type { TableSort } from './table'
import styles from './sort-select.module.css'

type Props = {
  readonly columns: readonly Pick<Column<never>, 'id' | 'header' | 'sortable'>[]
  readonly sort: TableSort | undefined
  readonly onSort: (sort: TableSort | undefined) => void
}

const NONE = 'none'
const valueOf = (sort: TableSort | undefined) => (sort ? `${sort.descending ? 'desc' : 'asc'}:${sort.column}` : NONE)

const Choice = ({ columns, sort, onSort }: Props) => (
  <div className={styles.phone}>
    <SelectField
      label="Sort by"
      name="sort"
      value={valueOf(sort)}
      options={[
        { value: NONE, label: 'Default order' },
        ...columns
          .filter(({ sortable }) => sortable)
          .flatMap(({ id, header }) => [
            { value: `asc:${id}`, label: `${header}, ascending` },
            { value: `desc:${id}`, label: `${header}, descending` },
          ]),
      ]}
      onChange={(value) => {
        const [direction, column] = value.split(':')
        onSort(column === undefined ? undefined : { column, descending: direction === 'desc' })
      }}
    />
  </div>
)

/** The order of a table as a select: for phones, where the cards have no headers. */
export const SortSelect = memo(Choice)
