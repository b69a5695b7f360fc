import { rowSelectionFeature, rowSortingFeature, tableFeatures, type ColumnDef } from '@tanstack/react-table'
import type { ReactNode } from 'react'

/** A column of a table; on a phone its header is the label of a line of the card. */
export type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
  /** Numbers are aligned to the end of their cell. */
  readonly align?: 'end'
  /**
   * Where a card shows it: as the title, or as the badge beside it; as the labelled line below, or at the end of that
   * line, which then has no labels. By default only an unfolded card shows it, as a labelled line.
   */
  readonly inCard?: 'title' | 'badge' | 'line' | 'end'
  /** What follows the title of a folded card: the rest of a name whose parts are columns. */
  readonly rest?: (row: Row) => string
  /** Shown in cards only. */
  readonly phoneOnly?: boolean
  /** Its share of the table's width; 1 when left out. */
  readonly width?: number
}

export const features = tableFeatures({ rowSortingFeature, rowSelectionFeature })
export type Features = typeof features

export type Columns<Row> = {
  readonly list: readonly Column<Row>[]
  readonly definitions: ColumnDef<Features, object & Row>[]
  readonly byId: ReadonlyMap<string, Column<Row>>
  /** The column whose cell has the button that unfolds a card; none where a folded card shows everything. */
  readonly unfoldsIn: string | undefined
}

const unfoldsIn = <Row>(list: readonly Column<Row>[]): string | undefined =>
  list.every(({ inCard }) => inCard)
    ? undefined
    : ['end', 'line', 'title'].flatMap((place) => list.find(({ inCard }) => inCard === place)?.id ?? [])[0]

/** The columns of a table. Call it once, at module scope: new columns in each rendering would rebuild the table. */
export const tableColumns = <Row extends object>(list: readonly Column<Row>[]): Columns<Row> => ({
  list,
  definitions: list.map(({ id, header, sortable = false }) => ({
    id,
    // Without an accessor the library does not let a column be sorted.
    accessorFn: () => undefined,
    header,
    enableSorting: sortable,
  })),
  byId: new Map(list.map((column) => [column.id, column])),
  unfoldsIn: unfoldsIn(list),
})
