import PDFDocument from 'pdfkit'
import brand from '../../../brand.json'
import {
  FOOTER,
  HEIGHT,
  INNER,
  MARGIN,
  MUTED,
  ON_BRAND,
  WIDTH,
  band,
  drawLogo,
  write,
  type Pdf,
  type Type,
} from './drawing'
import { fontBytes, MISSING, printable } from './fonts'

/** The band at the head of the first page; returns where the content begins. */
export const firstHeading = (pdf: Pdf, title: string, about: string): number => {
  band(pdf, 70)
  drawLogo(pdf, MARGIN, 15, 40)
  write(pdf, brand.name, { size: 22, weight: 'bold', colour: ON_BRAND }, MARGIN + 52, 13, 210)
  write(pdf, brand.kind, { size: 10, colour: ON_BRAND }, MARGIN + 52, 41, 210)
  const half = WIDTH / 2
  write(pdf, title, { size: 17, weight: 'bold', colour: ON_BRAND }, half, 15, half - MARGIN, 'right')
  write(pdf, about, { size: 12, colour: ON_BRAND }, half, 39, half - MARGIN, 'right')
  return 84
}

/** Begins another page and returns where its content begins. */
export const nextPage = (pdf: Pdf, title: string): number => {
  pdf.addPage()
  band(pdf, 40)
  const half = INNER / 2
  write(pdf, brand.name, { size: 13, weight: 'bold', colour: ON_BRAND }, MARGIN, 12, half)
  write(pdf, title, { size: 10, colour: ON_BRAND }, MARGIN + half, 14, half, 'right')
  return 64
}

const hasMissing = (texts: readonly string[]): boolean =>
  texts.some((text) => !text.includes(MISSING) && printable(text).includes(MISSING))

/** The number of each page, who made it and that it proves nothing; `texts` are those that may have unknown letters. */
export const drawFooters = (pdf: Pdf, texts: readonly string[], specimen: string): void => {
  const { count } = pdf.bufferedPageRange()
  const notes = [
    ...(hasMissing(texts) ? [`Some letters cannot be printed: each is shown as ${MISSING}.`] : []),
    `${brand.name}, ${brand.address}. Made by a test system. ${specimen}`,
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

/** A PDF of A4 pages with its fonts in it, identical for the same drawing and time. */
export const pdfOf = (title: string, issued: Date, draw: (pdf: Pdf) => void): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'A4',
      // Nothing overflows by itself: what draws decides where a page ends.
      margin: 0,
      bufferPages: true,
      lang: 'en-NG',
      displayTitle: true,
      info: { Title: title, Author: brand.name, CreationDate: issued },
    })
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => {
      resolve(Buffer.concat(parts))
    })
    pdf.on('error', reject)
    pdf.registerFont('regular', fontBytes().regular)
    pdf.registerFont('bold', fontBytes().bold)
    draw(pdf)
    pdf.end()
  })
