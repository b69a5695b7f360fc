import brand from '../../src/brand.json'
import { mark } from '../../src/ui/pages/landing/brand-files'
import { sharePicture } from '../../src/ui/pages/landing/head'
import { boundsOf, FONT } from './draw'

const { width, height } = sharePicture
const { scene, dark } = brand.colours

const MARGIN = 88
const TEXT_WIDTH = 700

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`)

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`

type Type = { readonly size: number; readonly weight: 500 | 700; readonly fill: string }

const textAt = (x: number, y: number, text: string, { size, weight, fill }: Type): string =>
  `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" font-weight="${weight}" letter-spacing="${-size / 60}" fill="${fill}">${escaped(text)}</text>`

/** The text in as few lines as possible, broken between words, none wider than the space for it. */
const linesOf = (text: string, type: Type): readonly string[] =>
  text.split(' ').reduce<readonly string[]>((lines, word) => {
    const longer = [...lines.slice(-1), word].join(' ')
    const fits = boundsOf(svg(textAt(0, height / 2, longer, type))).width <= TEXT_WIDTH
    return lines.length === 0 || fits ? [...lines.slice(0, -1), longer] : [...lines, word]
  }, [])

/** Lines of text, the first with its baseline at this height. */
const block = (y: number, lines: readonly string[], leading: number, type: Type): string =>
  lines.map((line, index) => textAt(MARGIN, y + index * leading, line, type)).join('')

const sea = (y: number, shift: number, rise: number, fill: string): string =>
  `<path d="M${shift - 200} ${y}q100 ${-rise} 200 0t200 0 200 0 200 0 200 0 200 0 200 0 200 0V${height}H-200z" fill="${fill}"/>`

const scenery = [
  `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${scene['scene-top']}"/><stop offset="1" stop-color="${scene['scene-bottom']}"/></linearGradient>`,
  `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
  ...[230, 178].map(
    (radius) => `<circle cx="1010" cy="452" r="${radius}" fill="${scene['scene-sun']}" opacity="0.1"/>`,
  ),
  `<circle cx="1010" cy="452" r="128" fill="${scene['scene-sun']}"/>`,
  sea(516, 0, 16, scene['scene-sea']),
  sea(554, -120, 18, scene['scene-sea-deep']),
  sea(594, -40, 20, scene['scene-sea-deepest']),
]

/** The mark, 72 units high, and the name beside it. */
const logo = (): string => {
  const [left = 0, top = 0, , markHeight = 1] = brand.logo.viewBox.split(/[\s,]+/).map(Number)
  const scale = 72 / markHeight
  return (
    `<g transform="translate(${MARGIN - 8} 56) scale(${scale}) translate(${-left} ${-top})">${mark(dark)}</g>` +
    textAt(MARGIN + 80, 106, brand.name, { size: 42, weight: 700, fill: scene['scene-text'] })
  )
}

/** The largest of the sizes in which the text takes two lines. */
const taglineType = (): Type => {
  const types = [84, 68, 54].map((size): Type => ({ size, weight: 700, fill: scene['scene-text'] }))
  const smallest: Type = { size: 44, weight: 700, fill: scene['scene-text'] }
  return types.find((type) => linesOf(brand.tagline, type).length <= 2) ?? smallest
}

/** The picture of a link to a public page, as SVG: the logo, the tagline, and what there is. */
export const shareCard = (): string => {
  const type = taglineType()
  const leading = type.size * 1.15
  const tagline = linesOf(brand.tagline, type)
  const promise: Type = { size: 34, weight: 500, fill: scene['scene-text-soft'] }
  return svg(
    [
      ...scenery,
      logo(),
      block(246, tagline, leading, type),
      block(246 + tagline.length * leading, linesOf(brand.promise, promise), 48, promise),
    ].join(''),
  )
}
