import type { Line } from '../../shop/line'
import type { Section } from '../../shop/product/cover'
import { BOTTOM, INNER, MARGIN, body, heightOf, write, type Pdf } from '../paper/drawing'
import { factBox } from '../paper/facts'
import { drawFooters, firstHeading, nextPage, pdfOf } from '../paper/frame'
import { drawSection } from '../paper/sections'

/** What a receipt or a statement says, from top to bottom. */
export type Paper = {
  readonly name: string
  /** The product, or the year. */
  readonly about: string
  /** What it is found by among others. */
  readonly number: string
  /** The amount, to be read at arm's length. */
  readonly amount: Line
  /** From whom and when. */
  readonly facts: readonly Line[]
  readonly sections: readonly Section[]
  readonly note: string
}

/** What heads its further pages, and names the file in a viewer. */
const titleOf = ({ name, number }: Paper): string => `${name} ${number}`

const texts = ({ facts, sections }: Paper): readonly string[] => [
  ...facts.map(([, text]) => text),
  ...sections.flatMap((section) => ('lines' in section ? section.lines.map(([, text]) => text) : section.rows.flat())),
]

const drawNote = (pdf: Pdf, paper: Paper, top: number): void => {
  const y = top + heightOf(pdf, paper.note, body, INNER) > BOTTOM ? nextPage(pdf, titleOf(paper)) : top
  write(pdf, paper.note, body, MARGIN, y, INNER)
}

const draw = (pdf: Pdf, paper: Paper): void => {
  const { amount, facts, sections } = paper
  const below = factBox(
    pdf,
    { name: amount[0], text: amount[1], sizes: [30, 24, 18] },
    facts.map(([name, text]) => ({ name, text, sizes: [14, 12, 11] })),
    firstHeading(pdf, paper.name, paper.about),
  )
  drawNote(
    pdf,
    paper,
    sections.reduce((y, section) => drawSection(pdf, titleOf(paper), section, y), below),
  )
  drawFooters(pdf, texts(paper), 'No money was moved.')
}

/** A receipt or a statement as a PDF. */
export const paperPdf = (paper: Paper, issued: Date): Promise<Buffer> =>
  pdfOf(titleOf(paper), issued, (pdf) => {
    draw(pdf, paper)
  })
