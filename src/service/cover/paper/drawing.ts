import brand from '../../../brand.json'
import { printable, type Weight } from './fonts'

export type Pdf = PDFKit.PDFDocument

const { light } = brand.colours
export const { 'brand-strong': STRONG, 'brand-soft': SOFT, 'on-brand': ON_BRAND } = light
const logoColours: Readonly<Record<string, string>> = light

export const INK = '#14211e'
export const MUTED = '#4a5a56'
export const RULE = '#c3cfcc'
export const WHITE = '#ffffff'

/** Points of an A4 page. */
export const WIDTH = 595.28
export const HEIGHT = 841.89
export const MARGIN = 44
export const INNER = WIDTH - 2 * MARGIN
export const FOOTER = 46
/** Where the content of a page ends. */
export const BOTTOM = HEIGHT - FOOTER - 10
export const COLUMN_GAP = 18
/** The rounding of a box. */
export const CORNER = 14

export type Type = { readonly size: number; readonly weight?: Weight; readonly colour?: string }

export const label: Type = { size: 8.5, colour: MUTED }
export const value: Type = { size: 10, weight: 'bold' }
export const body: Type = { size: 9.5 }

/**
 * Inter draws some characters differently beside others, `1x2` as `1×2` for example. Nothing of a chassis number may
 * change, so these contextual alternates are off. pdfkit hands the setting on to fontkit, whose record its types lack.
 */
export const features = { calt: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[]

const options = (width: number, align: 'left' | 'right' = 'left') => ({ width, align, features, lineGap: 1.5 })

export const set = (pdf: Pdf, { size, weight = 'regular', colour = INK }: Type): Pdf =>
  pdf.font(weight).fontSize(size).fillColor(colour)

export const heightOf = (pdf: Pdf, text: string, type: Type, width: number): number =>
  set(pdf, type).heightOfString(printable(text), options(width))

/** Draws a text, broken between words, and returns where it ends. */
export const write = (
  pdf: Pdf,
  text: string,
  type: Type,
  x: number,
  y: number,
  width: number,
  align?: 'right',
): number => {
  set(pdf, type).text(printable(text), x, y, options(width, align))
  return pdf.y
}

/** The largest of the sizes in which a text fits on one line, otherwise the smallest. */
export const fitting = (pdf: Pdf, text: string, sizes: readonly number[], width: number): Type => {
  const fits = sizes.find(
    (size) => set(pdf, { size, weight: 'bold' }).widthOfString(printable(text), { features }) <= width,
  )
  return { size: fits ?? Math.min(...sizes), weight: 'bold', colour: STRONG }
}

export const drawLogo = (pdf: Pdf, x: number, y: number, size: number): void => {
  const side = Number(brand.logo.viewBox.split(' ')[2])
  pdf
    .save()
    .translate(x, y)
    .scale(size / side)
  // A white frame keeps the mark apart from the band of the same colour.
  pdf.roundedRect(0, 0, side, side, side / 4).fill(ON_BRAND)
  for (const { d, fill, line, width } of brand.logo.paths) {
    pdf.path(d)
    if (fill !== undefined) pdf.fill(logoColours[fill] ?? light.brand)
    else
      pdf
        .lineWidth(width)
        .lineCap('round')
        .lineJoin('round')
        .stroke(logoColours[line] ?? WHITE)
  }
  pdf.restore()
}

/** The band of the brand's colour across the page, with a low sun in the middle, where no text is. */
export const band = (pdf: Pdf, height: number): void => {
  pdf.rect(0, 0, WIDTH, height).fill(light.brand)
  pdf.save().rect(0, 0, WIDTH, height).clip().fillOpacity(0.16)
  for (const part of [0.3, 0.5, 0.75, 1]) pdf.circle(WIDTH / 2, height, part * height).fill(light.accent)
  pdf.restore()
}
