import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react'
import { memo } from 'react'
import { VisuallyHidden } from '../page/visually-hidden'
import { classNames } from '../styles/class-names'
import type { Column } from './columns'
import type { TableSort } from './table'
import styles from './sort-select.module.css'

type Props = {
  readonly columns: readonly Pick<Column<never>, 'id' | 'header' | 'sortable'>[]
  readonly sort: TableSort | undefined
  readonly onSort: (sort: TableSort | undefined) => void
}

const NONE = 'none'
const optionValueOf = (sort: TableSort | undefined) =>
  sort ? `${sort.descending ? 'desc' : 'asc'}:${sort.column}` : NONE

const Choice = ({ columns, sort, onSort }: Props) => {
  const Icon = sort === undefined ? ArrowDownUp : sort.descending ? ArrowDown : ArrowUp
  return (
    <label className={styles.phone}>
      <VisuallyHidden>Sort by</VisuallyHidden>
      <select
        name="sort"
        className={classNames(styles.select, sort && styles.sorted)}
        value={optionValueOf(sort)}
        onChange={(event) => {
          const [direction, column] = event.currentTarget.value.split(':')
          onSort(column === undefined ? undefined : { column, descending: direction === 'desc' })
        }}
      >
        <option value={NONE}>Default order</option>
        {columns
          .filter(({ sortable }) => sortable)
          .flatMap(({ id, header }) => [
            <option key={`asc:${id}`} value={`asc:${id}`}>{`${header}, ascending`}</option>,
            <option key={`desc:${id}`} value={`desc:${id}`}>{`${header}, descending`}</option>,
          ])}
      </select>
      <Icon className={styles.icon} size={20} />
    </label>
  )
}

/**
 * The order of a table, for phones, where the cards have no headers: a select that is as narrow as an icon, beside the
 * search.
 */
export const SortSelect = memo(Choice)
