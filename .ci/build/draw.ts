import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { inRoot } from '../paths'

const fontFile = (weight: string): string =>
  inRoot('node_modules', '@expo-google-fonts', 'inter', weight, `Inter_${weight}.ttf`)

/** The only font: what is drawn does not depend on the machine's own fonts. */
export const FONT = 'Inter'

const font: ResvgRenderOptions['font'] = {
  loadSystemFonts: false,
  fontFiles: [fontFile('500Medium'), fontFile('700Bold')],
  defaultFontFamily: FONT,
}

/** An SVG picture as a PNG file of this width. */
export const toPng = (svg: string, width: number): Buffer =>
  new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng()

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The bounds of what an SVG picture draws, in its own units. @throws Error if it draws nothing */
export const boundsOf = (svg: string): Box => {
  const box = new Resvg(svg, { font }).getBBox()
  if (box === undefined) throw new Error(`the picture is empty: ${svg}`)
  return { x: box.x, y: box.y, width: box.width, height: box.height }
}

const ICON_HEADER = 6
const ICON_ENTRY = 16

/** An icon file (ICO): a directory of PNG files, each at most 256 pixels wide. */
export const toIcon = (svg: string, widths: readonly number[]): Buffer => {
  const images = widths.map((width) => toPng(svg, width))
  const header = Buffer.alloc(ICON_HEADER + ICON_ENTRY * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  images.forEach((image, index) => {
    const at = ICON_HEADER + ICON_ENTRY * index
    const size = (widths[index] ?? 0) % 256
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(image.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += image.length
  })
  return Buffer.concat([header, ...images])
}
