import PDFDocument from 'pdfkit'
import qrcode from 'qrcode-generator'
import brand from '../../brand.json'
import type { Line } from '../insurance/cover'
import type { Certificate } from './content'
import { fontBytes, MISSING, printable, type Weight } from './fonts'
import type { Section } from './particulars'

type Pdf = PDFKit.PDFDocument

const { brand: GREEN, 'brand-strong': STRONG, 'brand-soft': SOFT, 'on-brand': ON_BRAND, accent: ACCENT } = brand.colours.light
const logoColours: Readonly<Record<string, string>> = brand.colours.light

const INK = '#14211e'
const MUTED = '#4a5a56'
const RULE = '#c3cfcc'
const WHITE = '#ffffff'

/** Points of an A4 page. */
const WIDTH = 595.28
const HEIGHT = 841.89
const MARGIN = 44
const INNER = WIDTH - 2 * MARGIN
const FOOTER = 46
/** Where the content of a page ends. */
const BOTTOM = HEIGHT - FOOTER - 10
const COLUMN_GAP = 18

type Type = { readonly size: number; readonly weight?: Weight; readonly colour?: string }

const label: Type = { size: 8.5, colour: MUTED }
const value: Type = { size: 10, weight: 'bold' }
const body: Type = { size: 9.5 }

/**
 * Inter draws some characters differently beside others, `1x2` as `1×2` for example. Nothing of a chassis number may
 * change, so these contextual alternates are off. pdfkit hands the setting on to fontkit, whose record its types lack.
 */
const features = { calt: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[]

const options = (width: number, align: 'left' | 'right' = 'left') => ({ width, align, features, lineGap: 1.5 })

const set = (pdf: Pdf, { size, weight = 'regular', colour = INK }: Type): Pdf =>
  pdf.font(weight).fontSize(size).fillColor(colour)

const heightOf = (pdf: Pdf, text: string, type: Type, width: number): number =>
  set(pdf, type).heightOfString(printable(text), options(width))

/** Draws a text, broken between words, and returns where it ends. */
const write = (pdf: Pdf, text: string, type: Type, x: number, y: number, width: number, align?: 'right'): number => {
  set(pdf, type).text(printable(text), x, y, options(width, align))
  return y + heightOf(pdf, text, type, width)
}

/** The largest of the sizes in which a text stands on one line, otherwise the smallest. */
const fitting = (pdf: Pdf, text: string, sizes: readonly number[], width: number): Type => {
  const fits = sizes.find((size) => set(pdf, { size, weight: 'bold' }).widthOfString(printable(text), { features }) <= width)
  return { size: fits ?? Math.min(...sizes), weight: 'bold', colour: STRONG }
}

const drawLogo = (pdf: Pdf, x: number, y: number, size: number): void => {
  const side = Number(brand.logo.viewBox.split(' ')[2])
  pdf.save().translate(x, y).scale(size / side)
  // A white frame keeps the mark apart from the band of the same colour.
  pdf.roundedRect(0, 0, side, side, side / 4).fill(ON_BRAND)
  for (const { d, fill, line, width } of brand.logo.paths) {
    pdf.path(d)
    if (fill !== undefined) pdf.fill(logoColours[fill] ?? GREEN)
    else pdf.lineWidth(width ?? 1).lineCap('round').lineJoin('round').stroke(logoColours[line ?? ''] ?? WHITE)
  }
  pdf.restore()
}

const band = (pdf: Pdf, height: number): void => {
  pdf.rect(0, 0, WIDTH, height).fill(GREEN)
  pdf.rect(0, height, WIDTH, 4).fill(ACCENT)
}

const firstHeading = (pdf: Pdf, { product }: Certificate): number => {
  band(pdf, 80)
  drawLogo(pdf, MARGIN, 20, 40)
  write(pdf, brand.name, { size: 22, weight: 'bold', colour: ON_BRAND }, MARGIN + 52, 18, 210)
  write(pdf, brand.kind, { size: 10, colour: ON_BRAND }, MARGIN + 52, 46, 210)
  const half = WIDTH / 2
  write(pdf, 'Certificate of Insurance', { size: 17, weight: 'bold', colour: ON_BRAND }, half, 20, half - MARGIN, 'right')
  write(pdf, product, { size: 12, colour: ON_BRAND }, half, 44, half - MARGIN, 'right')
  return 102
}

/** Begins another page and returns where its content begins. */
const nextPage = (pdf: Pdf, { policyNo }: Certificate): number => {
  pdf.addPage()
  band(pdf, 40)
  const half = INNER / 2
  write(pdf, brand.name, { size: 13, weight: 'bold', colour: ON_BRAND }, MARGIN, 12, half)
  write(pdf, `Certificate of Insurance ${policyNo}`, { size: 10, colour: ON_BRAND }, MARGIN + half, 14, half, 'right')
  return 64
}

/** The check page's address as a QR code: black on white with four modules of quiet zone, as readers expect it. */
const drawCode = (pdf: Pdf, text: string, x: number, y: number, size: number): void => {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const side = size / (count + 8)
  pdf.roundedRect(x, y, size, size, 4).fill(WHITE)
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column)) pdf.rect(x + (column + 4) * side, y + (row + 4) * side, side, side)
  pdf.fill('#000000')
}

const PADDING = 14
const CODE = 128

type Fact = { readonly name: string; readonly text: string; readonly sizes: readonly number[] }

/** A fact with its name above it; returns where the next one begins. */
const drawFact = (pdf: Pdf, { name, text, sizes }: Fact, x: number, y: number, width: number): number => {
  const below = write(pdf, name, { ...label, size: 9.5 }, x, y, width)
  return write(pdf, text, fitting(pdf, text, sizes, width), x, below, width) + 7
}

const factHeight = (pdf: Pdf, { name, text, sizes }: Fact, width: number): number =>
  heightOf(pdf, name, { size: 9.5 }, width) + heightOf(pdf, text, fitting(pdf, text, sizes, width), width) + 7

const factsOf = ({ key, policyNo }: Certificate): readonly Fact[] => {
  const [plate] = key.plates
  const more = key.plates.length - 1
  return [
    ...(plate === undefined
      ? []
      : [{ name: more === 0 ? 'Plate' : `Plate, and ${more} more below`, text: plate, sizes: [30, 24, 18] }]),
    { name: 'Who is covered', text: key.covered, sizes: plate === undefined ? [28, 24, 20, 17] : [18, 16] },
    { name: 'Policy number', text: policyNo, sizes: plate === undefined ? [22, 18, 16] : [18, 16] },
  ]
}

/** The code and the address that say whether the certificate is genuine. */
const drawCheck = (pdf: Pdf, address: string, x: number, y: number): void => {
  drawCode(pdf, address, x, y, CODE)
  const [host = '', ...path] = address.replace(/^https?:\/\//, '').split('/')
  const below = write(pdf, 'Genuine? Scan, or open', { size: 9.5, weight: 'bold' }, x, y + CODE + 8, CODE)
  const type: Type = { ...fitting(pdf, `/${path.join('/')}`, [9, 8.5, 8, 7.5, 7, 6.5], CODE), weight: 'regular', colour: INK }
  write(pdf, `/${path.join('/')}`, type, x, write(pdf, host, type, x, below, CODE), CODE)
}

/** What is asked for at a checkpoint: plate or person, policy number, from when to when, and how to check it. */
const keyFacts = (pdf: Pdf, certificate: Certificate, top: number): number => {
  const { key, checkAddress } = certificate
  const width = INNER - 3 * PADDING - CODE
  const half = (width - PADDING) / 2
  const x = MARGIN + PADDING
  const facts = factsOf(certificate)
  const times = [
    { name: 'Valid from', ...key.from },
    { name: 'Valid until', ...key.until },
  ]
  const timesHeight = 46
  const needed = facts.reduce((sum, fact) => sum + factHeight(pdf, fact, width), timesHeight)
  const height = 2 * PADDING + Math.max(needed, CODE + 46)
  pdf.roundedRect(MARGIN, top, INNER, height, 8).lineWidth(1).fillAndStroke(SOFT, GREEN)
  const below = facts.reduce((y, fact) => drawFact(pdf, fact, x, y, width), top + PADDING)
  times.forEach(({ name, day, hour }, index) => {
    const left = x + index * (half + PADDING)
    const next = drawFact(pdf, { name, text: day, sizes: [16, 15, 14] }, left, below, half)
    write(pdf, hour, { size: 11 }, left, next - 7, half)
  })
  drawCheck(pdf, checkAddress, MARGIN + INNER - PADDING - CODE, top + PADDING)
  return top + height + 14
}

const TITLE = 22

const sectionTitle = (pdf: Pdf, title: string, y: number): number => {
  write(pdf, title, { size: 12, weight: 'bold', colour: STRONG }, MARGIN, y, INNER)
  pdf.moveTo(MARGIN, y + 17).lineTo(MARGIN + INNER, y + 17).lineWidth(0.8).stroke(RULE)
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
  Math.max(...lines.map(([, text], index) => 12 + heightOf(pdf, text, value, widths[index] ?? INNER))) + 7

const drawCells = (pdf: Pdf, { widths, lines }: Cells, y: number): void => {
  lines.reduce((x, [name, text], index) => {
    const width = widths[index] ?? INNER
    write(pdf, name, label, x, y, width)
    write(pdf, text, value, x, y + 12, width)
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
  pdf.moveTo(MARGIN, below).lineTo(MARGIN + INNER, below).lineWidth(0.4).stroke(RULE)
  return below + 4
}

const rowHeight = (pdf: Pdf, cells: readonly string[]): number => {
  const widths = tableWidths(cells.length)
  return Math.max(...cells.map((cell, index) => heightOf(pdf, cell, body, widths[index] ?? INNER))) + 7
}

/** No row is split between pages, a title stands with its first row, and a table repeats its head on each page. */
const drawSection = (pdf: Pdf, certificate: Certificate, section: Section, top: number): number => {
  const begin = (needed: number, title: string, y: number): number =>
    sectionTitle(pdf, title, y + needed > BOTTOM ? nextPage(pdf, certificate) : y)
  if ('lines' in section) {
    const rows = gridOf(pdf, section.lines)
    const first = rows[0] === undefined ? 0 : cellsHeight(pdf, rows[0])
    return (
      rows.reduce((y, row) => {
        const height = cellsHeight(pdf, row)
        const from = y + height > BOTTOM ? begin(BOTTOM, `${section.title}, continued`, y) : y
        drawCells(pdf, row, from)
        return from + height
      }, begin(TITLE + first, section.title, top)) + 6
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
    ) + 10
  )
}

const paragraphs = (pdf: Pdf, texts: readonly string[], mark: (index: number) => string, x: number, y: number, width: number) =>
  texts.reduce((top, text, index) => {
    write(pdf, mark(index), body, x, top, 14)
    return write(pdf, text, body, x + 14, top, width - 14) + 2
  }, y)

const paragraphsHeight = (pdf: Pdf, texts: readonly string[], width: number): number =>
  texts.reduce((sum, text) => sum + heightOf(pdf, text, body, width - 14) + 2, 0)

const drawPairs = (pdf: Pdf, lines: readonly Line[], x: number, y: number, width: number): number =>
  lines.reduce((top, [name, text]) => {
    write(pdf, name, body, x, top + 0.5, 62)
    return write(pdf, text, { ...body, weight: 'bold' }, x + 62, top, width - 62) + 3
  }, y)

const pairsHeight = (pdf: Pdf, lines: readonly Line[], width: number): number =>
  lines.reduce((sum, [, text]) => sum + heightOf(pdf, text, { ...body, weight: 'bold' }, width - 62) + 3, 0)

const bullet = () => '•'

const conditionsBlock = (pdf: Pdf, certificate: Certificate, top: number): number => {
  const height = TITLE + paragraphsHeight(pdf, certificate.conditions, INNER)
  const y = sectionTitle(pdf, 'Conditions in short', top + height > BOTTOM ? nextPage(pdf, certificate) : top)
  return paragraphs(pdf, certificate.conditions, bullet, MARGIN, y, INNER) + 8
}

/** Who insures and what to do after an accident, side by side at the bottom of the last page. */
const lastBlock = (pdf: Pdf, certificate: Certificate, top: number): void => {
  const width = INNER - 3 * PADDING
  const [wide, narrow] = [width * 0.56, width * 0.44]
  const { insurer, claims } = certificate
  const claimsHeight = pairsHeight(pdf, claims.contact, wide) + 2 + paragraphsHeight(pdf, claims.steps, wide)
  const height = 2 * PADDING + 18 + Math.max(pairsHeight(pdf, insurer, narrow), claimsHeight)
  if (top + height > BOTTOM) nextPage(pdf, certificate)
  const y = BOTTOM - height
  const [left, right] = [MARGIN + PADDING, MARGIN + 2 * PADDING + wide]
  const title: Type = { size: 12, weight: 'bold', colour: STRONG }
  pdf.roundedRect(MARGIN, y, INNER, height, 8).lineWidth(1).stroke(GREEN)
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
    `${brand.name}, ${brand.address}. Made by a test system: this document insures nobody.`,
  ]
  const type: Type = { size: 8, colour: MUTED }
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    notes.reduce((y, note) => write(pdf, note, type, MARGIN, y, INNER - 70), HEIGHT - FOOTER + (notes.length > 1 ? 2 : 8))
    write(pdf, `Page ${page + 1} of ${count}`, type, WIDTH - MARGIN - 66, HEIGHT - FOOTER + 8, 66, 'right')
  }
}

const draw = (pdf: Pdf, certificate: Certificate): void => {
  const top = keyFacts(pdf, certificate, firstHeading(pdf, certificate))
  const below = certificate.sections.reduce((y, section) => drawSection(pdf, certificate, section, y), top)
  lastBlock(pdf, certificate, conditionsBlock(pdf, certificate, below))
  drawFooters(pdf, certificate)
}

/** A certificate as a PDF of A4 pages with its fonts in it, identical for the same content (CERT-01 and CERT-04). */
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
