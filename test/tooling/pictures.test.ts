import { Resvg } from '@resvg/resvg-js'
import { boundsOf } from '../../.ci/build/draw'
import { drawPictures } from '../../.ci/build/pictures'
import { shareCard } from '../../.ci/build/share-card'
import brand from '../../src/brand.json'
import { brandFiles } from '../../src/ui/pages/landing/brand-files'

const drawn = new Map(drawPictures().map(({ file, base64 }) => [file, Buffer.from(base64, 'base64')]))
const bytesOf = (file: string): Buffer => drawn.get(file) ?? Buffer.alloc(0)

/** The width and height that a PNG file declares in its first chunk. */
const sizeOf = (png: Buffer): readonly [number, number] => {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect(png.toString('latin1', 12, 16)).toBe('IHDR')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

type Pixel = { readonly x: number; readonly y: number; readonly colour: string; readonly alpha: number }

const pixelsOf = (png: Buffer): readonly Pixel[] => {
  const [width, height] = sizeOf(png)
  const url = `data:image/png;base64,${png.toString('base64')}`
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${url}" width="${width}" height="${height}"/></svg>`,
  ).render()
  return Array.from({ length: width * height }, (_, index) => ({
    x: index % width,
    y: Math.floor(index / width),
    colour: `#${pixels.toString('hex', index * 4, index * 4 + 3)}`,
    alpha: pixels[index * 4 + 3] ?? 0,
  }))
}

type Icon = { readonly src: string; readonly type: string; readonly sizes: string; readonly purpose: string }
const manifest = JSON.parse(brandFiles.find(({ file }) => file === 'manifest.webmanifest')?.text ?? '{}') as {
  readonly icons: readonly Icon[]
}
const pngIcons = manifest.icons.filter(({ type }) => type === 'image/png')

describe('the pictures of the brand', () => {
  test('the manifest has icons of 192 and 512 pixels, each also as a maskable one', () => {
    expect(pngIcons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ])
  })

  test.each(pngIcons)('$src has the size that the manifest declares', ({ src, sizes }) => {
    expect(sizeOf(bytesOf(src.slice(1))).join('x')).toBe(sizes)
  })

  test.each(pngIcons.filter(({ purpose }) => purpose === 'maskable'))(
    '$src has its mark inside the circle that no platform cuts, on an opaque ground',
    ({ src }) => {
      const png = bytesOf(src.slice(1))
      const [width] = sizeOf(png)
      const isOutside = ({ x, y }: Pixel) => Math.hypot(x + 0.5 - width / 2, y + 0.5 - width / 2) > 0.4 * width
      const pixels = pixelsOf(png)
      expect(new Set(pixels.filter(isOutside).map(({ colour }) => colour))).toEqual(
        new Set([brand.colours.light.surface]),
      )
      expect(pixels.every(({ alpha }) => alpha === 255)).toBe(true)
      expect(pixels.filter(({ colour }) => colour === brand.colours.light.brand).length).toBeGreaterThan(width * 20)
    },
  )

  test('the icon of Apple’s devices is opaque, 180 pixels wide, and has the mark', () => {
    const png = bytesOf('apple-touch-icon.png')
    expect(sizeOf(png)).toEqual([180, 180])
    const pixels = pixelsOf(png)
    expect(pixels.every(({ alpha }) => alpha === 255)).toBe(true)
    expect(pixels.filter(({ colour }) => colour === brand.colours.light.brand).length).toBeGreaterThan(3_000)
  })

  test('favicon.ico is a directory of three PNG files of the declared sizes', () => {
    const icon = bytesOf('favicon.ico')
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3])
    const entries = [0, 1, 2].map((index) => icon.subarray(6 + 16 * index, 22 + 16 * index))
    const widths = entries.map((entry) => {
      const from = entry.readUInt32LE(12)
      const size = sizeOf(icon.subarray(from, from + entry.readUInt32LE(8)))
      expect(size).toEqual([entry.readUInt8(0), entry.readUInt8(1)])
      return size[0]
    })
    expect(widths).toEqual([16, 32, 48])
    const last = entries.at(-1)
    expect((last?.readUInt32LE(8) ?? 0) + (last?.readUInt32LE(12) ?? 0)).toBe(icon.length)
  })
})

describe('the picture of shared links', () => {
  const texts = [...shareCard().matchAll(/<text [^>]*>[^<]+<\/text>/g)].map(([text]) => text)
  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">${content}</svg>`

  test('is a PNG file of 1200 × 630 pixels and less than 150 kB', () => {
    expect(sizeOf(bytesOf('share.png'))).toEqual([1200, 630])
    expect(bytesOf('share.png').length).toBeLessThan(150_000)
  })

  test('says the name, the tagline and what there is', () => {
    const words = texts.map((text) => text.replace(/<[^>]+>/g, '')).join(' ')
    expect(words).toBe([brand.name, brand.tagline, brand.promise].join(' '))
  })

  test('has every text drawn by its own font, inside the picture and above the others', () => {
    const boxes = texts.map((text) => boundsOf(svg(text)))
    boxes.forEach(({ x, y, width, height }, index) => {
      expect(width).toBeGreaterThan(100)
      expect(x).toBeGreaterThan(60)
      expect(x + width).toBeLessThan(1140)
      expect(y + height).toBeLessThan((boxes[index + 1]?.y ?? 630) + 8)
    })
  })
})
