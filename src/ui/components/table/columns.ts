import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type Row as TableRow,
} from '@tanstack/react-table'
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
   * Where a card shows it: as its title, as the badge beside the title, as the one labelled line below them, or (by
   * default) as a labelled line that is shown once the card is unfolded.
   */
  readonly inCard?: 'title' | 'badge' | 'line'
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
}

/** The columns of a table. Call it once, at module scope: new columns in each rendering would rebuild the table. */
export const tableColumns = <Row extends object>(list: readonly Column<Row>[]): Columns<Row> => ({
  list,
  definitions: list.map(({ id, header, cell, sortable = false }) => ({
    id,
    // Without an accessor the library does not let a column be sorted.
    accessorFn: () => undefined,
    header,
    enableSorting: sortable,
    cell: ({ row }: { readonly row: TableRow<Features, Row> }) => cell(row.original),
  })),
  byId: new Map(list.map((column) => [column.id, column])),
})
