import type { Certificate, LinkedLine } from './content'
import {
  BOTTOM,
  CORNER,
  INNER,
  MARGIN,
  RULE,
  STRONG,
  body,
  heightOf,
  write,
  type Pdf,
  type Type,
} from '../paper/drawing'
import { PADDING } from '../paper/facts'
import { drawFooters, firstHeading, nextPage, pdfOf } from '../paper/frame'
import { drawSection, sectionTitle, TITLE } from '../paper/sections'
import { keyFacts } from './key-facts'

const NAME = 'Certificate of Insurance'

/** What heads its further pages. */
const paperOf = ({ policyNo }: Certificate): string => `${NAME} ${policyNo}`

const paragraphs = (
  pdf: Pdf,
  texts: readonly string[],
  mark: (index: number) => string,
  x: number,
  y: number,
  width: number,
) =>
  texts.reduce((top, text, index) => {
    write(pdf, mark(index), body, x, top, 14)
    return write(pdf, text, body, x + 14, top, width - 14) + 1
  }, y)

const paragraphsHeight = (pdf: Pdf, texts: readonly string[], width: number): number =>
  texts.reduce((sum, text) => sum + heightOf(pdf, text, body, width - 14) + 1, 0)

const drawPairs = (pdf: Pdf, lines: readonly LinkedLine[], x: number, y: number, width: number): number =>
  lines.reduce((top, [name, text, href]) => {
    write(pdf, name, body, x, top + 0.5, 62)
    const bottom = write(pdf, text, { ...body, weight: 'bold' }, x + 62, top, width - 62)
    if (href !== undefined) pdf.link(x + 62, top, width - 62, bottom - top, href)
    return bottom + 3
  }, y)

const pairsHeight = (pdf: Pdf, lines: readonly LinkedLine[], width: number): number =>
  lines.reduce((sum, [, text]) => sum + heightOf(pdf, text, { ...body, weight: 'bold' }, width - 62) + 3, 0)

const bullet = () => '•'

const conditionsBlock = (pdf: Pdf, certificate: Certificate, top: number): number => {
  const height = TITLE + paragraphsHeight(pdf, certificate.conditions, INNER)
  const y = sectionTitle(pdf, 'Conditions in short', top + height > BOTTOM ? nextPage(pdf, paperOf(certificate)) : top)
  return paragraphs(pdf, certificate.conditions, bullet, MARGIN, y, INNER) + 4
}

/** Who insures and what to do after an accident, side by side at the bottom of the last page. */
const lastBlock = (pdf: Pdf, certificate: Certificate, top: number): void => {
  const width = INNER - 3 * PADDING
  const [wide, narrow] = [width * 0.56, width * 0.44]
  const { insurer, claims } = certificate
  const claimsHeight = pairsHeight(pdf, claims.contact, wide) + 2 + paragraphsHeight(pdf, claims.steps, wide)
  const height = 2 * PADDING + 18 + Math.max(pairsHeight(pdf, insurer, narrow), claimsHeight)
  if (top + height > BOTTOM) nextPage(pdf, paperOf(certificate))
  const y = BOTTOM - height
  const [left, right] = [MARGIN + PADDING, MARGIN + 2 * PADDING + wide]
  const title: Type = { size: 12, weight: 'bold', colour: STRONG }
  pdf.roundedRect(MARGIN, y, INNER, height, CORNER).lineWidth(1).stroke(RULE)
  write(pdf, 'How to claim', title, left, y + PADDING, wide)
  const below = drawPairs(pdf, claims.contact, left, y + PADDING + 18, wide) + 2
  paragraphs(pdf, claims.steps, (index) => `${index + 1}.`, left, below, wide)
  write(pdf, 'Who insures you', title, right, y + PADDING, narrow)
  drawPairs(pdf, insurer, right, y + PADDING + 18, narrow)
}

const texts = ({ product, policyNo, key, sections }: Certificate): readonly string[] => [
  product,
  policyNo,
  key.covered,
  ...key.plates,
  ...sections.flatMap((section) => ('lines' in section ? section.lines.map(([, text]) => text) : section.rows.flat())),
]

const draw = (pdf: Pdf, certificate: Certificate): void => {
  const top = keyFacts(pdf, certificate, firstHeading(pdf, NAME, certificate.product))
  const below = certificate.sections.reduce((y, section) => drawSection(pdf, paperOf(certificate), section, y), top)
  lastBlock(pdf, certificate, conditionsBlock(pdf, certificate, below))
  drawFooters(pdf, texts(certificate), 'This is a specimen and gives no cover.')
}

/** A certificate as a PDF. */
export const certificatePdf = (certificate: Certificate, issued: Date): Promise<Buffer> =>
  pdfOf(`Certificate ${certificate.policyNo}`, issued, (pdf) => {
    draw(pdf, certificate)
  })
