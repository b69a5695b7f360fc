import type { Row as Model } from '@tanstack/react-table'
import { ChevronDown, EllipsisVertical } from 'lucide-react'
import { memo, useState, type MouseEvent } from 'react'
import { breakable } from '../page/breakable'
import { classNames } from '../styles/class-names'
import { Menu } from '../menu/menu'
import type { MenuItem } from '../menu/menu-entry'
import type { Columns, Features } from './columns'
import { SelectBox } from './select-box'
import { columnClass } from './table-head'
import styles from './table.module.css'

type Props<Row extends object> = {
  readonly model: Model<Features, Row>
  readonly columns: Columns<Row>
  /** The row's accessible name. */
  readonly labelOf: (row: Row) => string
  readonly onOpen: ((row: Row) => void) | undefined
  readonly actionsOf: ((row: Row) => readonly MenuItem[]) | undefined
  readonly selected: boolean | undefined
}

/** A press on an interactive element of the row, or the end of a text selection, does not open it. */
const opensRow = ({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('a, button, input, label, [role="menu"]') === null &&
  !window.getSelection()?.toString()

const cardClassOf = {
  title: styles.title,
  badge: styles.badge,
  line: styles.line,
  end: styles.lineEnd,
} as const

const Line = <Row extends object>({ model, columns, labelOf, onOpen, actionsOf, selected }: Props<Row>) => {
  const row = model.original
  const label = labelOf(row)
  const [unfolded, setUnfolded] = useState(false)
  const isPaired = columns.list.some(({ inCard }) => inCard === 'end')
  return (
    <tr
      role="row"
      className={classNames(
        styles.row,
        onOpen && styles.opens,
        selected && styles.chosen,
        unfolded && styles.unfolded,
        isPaired && styles.paired,
      )}
      aria-selected={selected}
      onClick={
        onOpen &&
        ((event) => {
          if (!opensRow(event)) return
          // The dialog restores the focus to where it was: the row's own button.
          event.currentTarget.querySelector<HTMLElement>('[data-opens]')?.focus({ preventScroll: true })
          onOpen(row)
        })
      }
    >
      {selected !== undefined && (
        <td role="cell" className={styles.selectCell}>
          <SelectBox
            label={`Select ${label}`}
            checked={selected}
            onChange={(checked) => model.toggleSelected(checked)}
          />
        </td>
      )}
      {columns.list.map((column) => {
        const { id, inCard, header } = column
        const value = breakable(column.cell(row))
        const unfolds = id === columns.unfoldsIn
        const rest = column.rest && { className: styles.withRest, 'data-rest': ` ${column.rest(row)}` }
        const content = rest || unfolds ? <span {...rest}>{value}</span> : value
        const shown =
          inCard === 'title' && onOpen ? (
            <button type="button" data-opens="" className={styles.open} aria-label={label} onClick={() => onOpen(row)}>
              {content}
            </button>
          ) : (
            content
          )
        return (
          <td
            key={id}
            role="cell"
            className={classNames(columnClass(column), inCard ? cardClassOf[inCard] : styles.folded)}
            data-label={inCard === 'title' || inCard === 'badge' ? undefined : header}
          >
            {unfolds ? (
              <>
                {shown}
                <button
                  type="button"
                  className={styles.unfold}
                  aria-label={`Details of ${label}`}
                  aria-expanded={unfolded}
                  onClick={() => setUnfolded(!unfolded)}
                >
                  <ChevronDown size={20} />
                </button>
              </>
            ) : (
              shown
            )}
          </td>
        )
      })}
      {actionsOf && (
        <td role="cell" className={styles.actionsCell}>
          <Menu
            floating
            label={`Actions for ${label}`}
            trigger={<EllipsisVertical size={20} />}
            className={styles.more}
            items={actionsOf(row)}
          />
        </td>
      )}
    </tr>
  )
}

/** One row. It is rendered again only when it has changed: a hundred rows are a long list for a cheap phone. */
export const TableRow = memo(Line) as typeof Line
