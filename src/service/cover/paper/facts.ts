import { SOFT, CORNER, INNER, MARGIN, fitting, heightOf, label, write, type Pdf } from './drawing'

/** The room between a box and what is in it. */
export const PADDING = 14

/** A fact with its name above it, in the largest of the sizes in which it fits on one line. */
export type Fact = { readonly name: string; readonly text: string; readonly sizes: readonly number[] }

/** Draws a fact and returns where the next one begins. */
export const drawFact = (pdf: Pdf, { name, text, sizes }: Fact, x: number, y: number, width: number): number => {
  const below = write(pdf, name, { ...label, size: 9.5 }, x, y, width)
  return write(pdf, text, fitting(pdf, text, sizes, width), x, below, width) + 7
}

export const factHeight = (pdf: Pdf, { name, text, sizes }: Fact, width: number): number =>
  heightOf(pdf, name, { size: 9.5 }, width) + heightOf(pdf, text, fitting(pdf, text, sizes, width), width) + 7

/** A box with one fact across it, to be read at arm's length, and the others in two columns below. */
export const factBox = (pdf: Pdf, lead: Fact, others: readonly Fact[], top: number): number => {
  const width = INNER - 2 * PADDING
  const half = (width - PADDING) / 2
  const rows = Array.from({ length: Math.ceil(others.length / 2) }, (_, row) => others.slice(2 * row, 2 * row + 2))
  const heightOfRow = (row: readonly Fact[]) => Math.max(...row.map((fact) => factHeight(pdf, fact, half)))
  const needed = rows.reduce((sum, row) => sum + heightOfRow(row), factHeight(pdf, lead, width))
  pdf.roundedRect(MARGIN, top, INNER, needed + 2 * PADDING, CORNER).fill(SOFT)
  const x = MARGIN + PADDING
  rows.reduce(
    (y, row) => {
      row.forEach((fact, column) => drawFact(pdf, fact, x + column * (half + PADDING), y, half))
      return y + heightOfRow(row)
    },
    drawFact(pdf, lead, x, top + PADDING, width),
  )
  return top + needed + 2 * PADDING + 14
}
