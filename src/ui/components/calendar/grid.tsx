import { weekdayOf, type DateBounds } from '../../../domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { classNames } from '../styles/class-names'
import { cellsOf, columns, type View } from './moves'
import { cellLabels, pageLabels, weekdays } from './labels'
import styles from './calendar.module.css'

type Props = {
  readonly view: View
  readonly cursor: CalendarDate
  readonly value: CalendarDate | undefined
  readonly bounds: DateBounds
  readonly onChoose: (date: CalendarDate) => void
}

type GridCell = ReturnType<typeof cellsOf>[number]

/** The cells in rows; a month starts in the column of its weekday. */
const rowsOf = ({ view, cursor, bounds }: Props): readonly (readonly (GridCell | undefined)[])[] => {
  const cells = cellsOf(view, cursor, bounds)
  const [first] = cells
  const blank = view === 'day' && first ? weekdayOf(first.first) : 0
  const all = [...Array<undefined>(blank).fill(undefined), ...cells]
  const width = columns[view]
  return Array.from({ length: Math.ceil(all.length / width) }, (_, row) =>
    Array.from({ length: width }, (_, column) => all[row * width + column]),
  )
}

const Weekdays = () => (
  <thead>
    <tr>
      {weekdays.map((name) => (
        <th key={name} scope="col" abbr={name} className={styles.weekday}>
          {name.slice(0, 2)}
        </th>
      ))}
    </tr>
  </thead>
)

/** The page of cells. Only the cursor's cell is in the tab order; the keys lead to the others. */
export const CalendarGrid = (props: Props) => {
  const { view, cursor, value, bounds, onChoose } = props
  const has = ({ first, last }: GridCell, date: CalendarDate | undefined) =>
    date !== undefined && first <= date && date <= last
  const shown = (cell: GridCell) => {
    const { text, name } = cellLabels(view, cell.first)
    return (
      <button
        type="button"
        className={classNames(styles.cell, has(cell, value) && styles.chosen)}
        aria-label={name}
        tabIndex={has(cell, cursor) ? 0 : -1}
        disabled={cell.last < bounds.min || cell.first > bounds.max}
        onClick={() => onChoose(cell.leadsTo)}
      >
        {text}
      </button>
    )
  }
  return (
    <table role="grid" aria-label={pageLabels(view, cursor)} className={classNames(styles.grid, styles[view])}>
      {view === 'day' && <Weekdays />}
      <tbody>
        {rowsOf(props).map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={cell?.first ?? column} role="gridcell" aria-selected={cell ? has(cell, value) : undefined}>
                {cell && shown(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
