import type { Section } from '../../shop/product/cover'
import type { Line } from '../../shop/line'
import {
  BOTTOM,
  COLUMN_GAP,
  INNER,
  MARGIN,
  RULE,
  STRONG,
  body,
  features,
  heightOf,
  label,
  set,
  value,
  write,
  type Pdf,
  type Type,
} from './drawing'
import { printable } from './fonts'
import { nextPage } from './frame'

export const TITLE = 20

export const sectionTitle = (pdf: Pdf, title: string, y: number): number => {
  write(pdf, title, { size: 12, weight: 'bold', colour: STRONG }, MARGIN, y, INNER)
  pdf
    .moveTo(MARGIN, y + 16)
    .lineTo(MARGIN + INNER, y + 16)
    .lineWidth(0.8)
    .stroke(RULE)
  return y + TITLE
}

type Cells = { readonly widths: readonly number[]; readonly lines: readonly Line[] }

const COLUMNS = 4
const COLUMN = (INNER - (COLUMNS - 1) * COLUMN_GAP) / COLUMNS

/** Labelled values, four in a row; a long one takes the place of two, a longer one a row of its own. */
const gridOf = (pdf: Pdf, lines: readonly Line[]): readonly Cells[] => {
  const rows: { widths: number[]; lines: Line[]; free: number }[] = []
  for (const line of lines) {
    const needed = set(pdf, value).widthOfString(printable(line[1]), { features })
    const span = [1, 2, COLUMNS].find((count) => needed <= count * COLUMN + (count - 1) * COLUMN_GAP) ?? COLUMNS
    const last = rows.at(-1)
    const row = last !== undefined && last.free >= span ? last : { widths: [], lines: [], free: COLUMNS }
    if (row !== last) rows.push(row)
    row.lines.push(line)
    row.widths.push(span * COLUMN + (span - 1) * COLUMN_GAP)
    row.free -= span
  }
  return rows
}

const cellsHeight = (pdf: Pdf, { widths, lines }: Cells): number =>
  Math.max(...lines.map(([, text], index) => 11 + heightOf(pdf, text, value, widths[index] ?? INNER))) + 5

const drawCells = (pdf: Pdf, { widths, lines }: Cells, y: number): void => {
  lines.reduce((x, [name, text], index) => {
    const width = widths[index] ?? INNER
    write(pdf, name, label, x, y, width)
    write(pdf, text, value, x, y + 11, width)
    return x + width + COLUMN_GAP
  }, MARGIN)
}

const tableWidths = (columns: number): readonly number[] => {
  const figure = 110
  const rest = (INNER - figure - (columns - 1) * COLUMN_GAP) / (columns - 1)
  return [...Array.from({ length: columns - 1 }, () => rest), figure]
}

const drawRow = (pdf: Pdf, cells: readonly string[], type: Type, y: number): number => {
  const widths = tableWidths(cells.length)
  const last = cells.length - 1
  const heights = cells.map((cell, index) => heightOf(pdf, cell, type, widths[index] ?? INNER))
  cells.reduce((x, cell, index) => {
    const width = widths[index] ?? INNER
    write(pdf, cell, type, x, y, width, index === last ? 'right' : undefined)
    return x + width + COLUMN_GAP
  }, MARGIN)
  const below = y + Math.max(...heights) + 3
  pdf
    .moveTo(MARGIN, below)
    .lineTo(MARGIN + INNER, below)
    .lineWidth(0.4)
    .stroke(RULE)
  return below + 4
}

const rowHeight = (pdf: Pdf, cells: readonly string[]): number => {
  const widths = tableWidths(cells.length)
  return Math.max(...cells.map((cell, index) => heightOf(pdf, cell, body, widths[index] ?? INNER))) + 7
}

/** `paper` heads further pages. No row is split between pages, a title stays with its first row, and a table repeats its head on each page. */
export const drawSection = (pdf: Pdf, paper: string, section: Section, top: number): number => {
  const begin = (needed: number, title: string, y: number): number =>
    sectionTitle(pdf, title, y + needed > BOTTOM ? nextPage(pdf, paper) : y)
  if ('lines' in section) {
    const rows = gridOf(pdf, section.lines)
    const first = rows[0] === undefined ? 0 : cellsHeight(pdf, rows[0])
    return (
      rows.reduce(
        (y, row) => {
          const height = cellsHeight(pdf, row)
          const from = y + height > BOTTOM ? begin(BOTTOM, `${section.title}, continued`, y) : y
          drawCells(pdf, row, from)
          return from + height
        },
        begin(TITLE + first, section.title, top),
      ) + 4
    )
  }
  const head = (y: number) => drawRow(pdf, section.columns, label, y)
  const first = section.rows[0] === undefined ? 0 : rowHeight(pdf, section.rows[0])
  return (
    section.rows.reduce(
      (y, row) => {
        const from = y + rowHeight(pdf, row) > BOTTOM ? head(begin(BOTTOM, `${section.title}, continued`, y)) : y
        return drawRow(pdf, row, body, from)
      },
      head(begin(TITLE + 20 + first, section.title, top)),
    ) + 6
  )
}
