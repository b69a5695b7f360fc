import PDFDocument from 'pdfkit'
import brand from '../../../brand.json'
import type { Certificate, LinkedLine } from './content'
import {
  BOTTOM,
  CORNER,
  FOOTER,
  HEIGHT,
  INNER,
  MARGIN,
  MUTED,
  ON_BRAND,
  RULE,
  STRONG,
  WIDTH,
  band,
  body,
  drawLogo,
  heightOf,
  nextPage,
  write,
  type Pdf,
  type Type,
} from './drawing'
import { fontBytes, MISSING, printable } from './fonts'
import { keyFacts, PADDING } from './key-facts'
import { drawSection, sectionTitle, TITLE } from './sections'

const firstHeading = (pdf: Pdf, { product }: Certificate): number => {
  band(pdf, 70)
  drawLogo(pdf, MARGIN, 15, 40)
  write(pdf, brand.name, { size: 22, weight: 'bold', colour: ON_BRAND }, MARGIN + 52, 13, 210)
  write(pdf, brand.kind, { size: 10, colour: ON_BRAND }, MARGIN + 52, 41, 210)
  const half = WIDTH / 2
  write(
    pdf,
    'Certificate of Insurance',
    { size: 17, weight: 'bold', colour: ON_BRAND },
    half,
    15,
    half - MARGIN,
    'right',
  )
  write(pdf, product, { size: 12, colour: ON_BRAND }, half, 39, half - MARGIN, 'right')
  return 84
}

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
  const y = sectionTitle(pdf, 'Conditions in short', top + height > BOTTOM ? nextPage(pdf, certificate.policyNo) : top)
  return paragraphs(pdf, certificate.conditions, bullet, MARGIN, y, INNER) + 4
}

/** Who insures and what to do after an accident, side by side at the bottom of the last page. */
const lastBlock = (pdf: Pdf, certificate: Certificate, top: number): void => {
  const width = INNER - 3 * PADDING
  const [wide, narrow] = [width * 0.56, width * 0.44]
  const { insurer, claims } = certificate
  const claimsHeight = pairsHeight(pdf, claims.contact, wide) + 2 + paragraphsHeight(pdf, claims.steps, wide)
  const height = 2 * PADDING + 18 + Math.max(pairsHeight(pdf, insurer, narrow), claimsHeight)
  if (top + height > BOTTOM) nextPage(pdf, certificate.policyNo)
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

const hasMissing = (certificate: Certificate): boolean =>
  texts(certificate).some((text) => !text.includes(MISSING) && printable(text).includes(MISSING))

const drawFooters = (pdf: Pdf, certificate: Certificate): void => {
  const { count } = pdf.bufferedPageRange()
  const notes = [
    ...(hasMissing(certificate) ? [`Some letters cannot be printed: each is shown as ${MISSING}.`] : []),
    `${brand.name}, ${brand.address}. Made by a test system. This is a specimen and gives no cover.`,
  ]
  const type: Type = { size: 8, colour: MUTED }
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    notes.reduce(
      (y, note) => write(pdf, note, type, MARGIN, y, INNER - 70),
      HEIGHT - FOOTER + (notes.length > 1 ? 2 : 8),
    )
    write(pdf, `Page ${page + 1} of ${count}`, type, WIDTH - MARGIN - 66, HEIGHT - FOOTER + 8, 66, 'right')
  }
}

const draw = (pdf: Pdf, certificate: Certificate): void => {
  const top = keyFacts(pdf, certificate, firstHeading(pdf, certificate))
  const below = certificate.sections.reduce((y, section) => drawSection(pdf, certificate.policyNo, section, y), top)
  lastBlock(pdf, certificate, conditionsBlock(pdf, certificate, below))
  drawFooters(pdf, certificate)
}

/** A certificate as a PDF of A4 pages with its fonts in it, identical for the same content. */
export const certificatePdf = (certificate: Certificate, issued: Date): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'A4',
      // Nothing overflows by itself: the code above decides where a page ends.
      margin: 0,
      bufferPages: true,
      lang: 'en-NG',
      displayTitle: true,
      info: { Title: `Certificate ${certificate.policyNo}`, Author: brand.name, CreationDate: issued },
    })
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => {
      resolve(Buffer.concat(parts))
    })
    pdf.on('error', reject)
    pdf.registerFont('regular', fontBytes().regular)
    pdf.registerFont('bold', fontBytes().bold)
    draw(pdf, certificate)
    pdf.end()
  })
