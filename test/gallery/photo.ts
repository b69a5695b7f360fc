/** Photos as a phone makes them, made at run time by the browser: noisy pixels, and what a camera writes beside them. */
import type { Page } from '@playwright/test'

const short = (value: number): ReadonlyArray<number> => [value >> 8, value & 0xff]
const long = (value: number): ReadonlyArray<number> => [...short(value >>> 16), ...short(value & 0xffff)]
const entry = (tag: number, type: number, count: number, value: ReadonlyArray<number>): ReadonlyArray<number> => [
  ...short(tag),
  ...short(type),
  ...long(count),
  ...value,
]

/** Degrees of 6°27' N and 3°23' E: Lagos. Three fractions each. */
const degrees = (whole: number, minutes: number): ReadonlyArray<number> =>
  [whole, 1, minutes, 1, 0, 1].flatMap((part) => [...long(part)])

/** An EXIF segment with an orientation (6: the camera was turned to the right) and a place. */
export const exif = (orientation: number): Buffer => {
  const gpsAt = 8 + 2 + 2 * 12 + 4
  const degreesAt = gpsAt + 2 + 4 * 12 + 4
  const tiff = [
    ...[0x4d, 0x4d, 0, 42],
    ...long(8),
    ...short(2),
    ...entry(0x0112, 3, 1, [...short(orientation), 0, 0]),
    ...entry(0x8825, 4, 1, long(gpsAt)),
    ...long(0),
    ...short(4),
    ...entry(1, 2, 2, [0x4e, 0, 0, 0]),
    ...entry(2, 5, 3, long(degreesAt)),
    ...entry(3, 2, 2, [0x45, 0, 0, 0]),
    ...entry(4, 5, 3, long(degreesAt + 24)),
    ...long(0),
    ...degrees(6, 27),
    ...degrees(3, 23),
  ]
  const body = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff]
  return Buffer.from([0xff, 0xe1, ...short(body.length + 2), ...body])
}

type Photo = { readonly width: number; readonly height: number; readonly quality?: number; readonly orientation?: number }

/** A JPEG of that size: patches of colour with fine noise over them, so that it is as heavy as a photo. */
export const makePhoto = async (page: Page, { width, height, quality = 0.92, orientation }: Photo): Promise<Buffer> => {
  const base64 = await page.evaluate(
    async ([wide, high, fine]) => {
      const tile = document.createElement('canvas')
      Object.assign(tile, { width: 500, height: 500 })
      const small = tile.getContext('2d')
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: wide, height: high })
      const large = canvas.getContext('2d')
      if (small === null || large === null) throw new Error('There is nothing to draw on.')
      const pixels = small.createImageData(500, 500)
      for (let index = 0; index < pixels.data.length; index += 1)
        pixels.data[index] = index % 4 === 3 ? 255 : 90 + ((index * 7919) % 97) + Math.floor(Math.random() * 60)
      small.putImageData(pixels, 0, 0)
      for (let x = 0; x < wide; x += 500) for (let y = 0; y < high; y += 500) large.drawImage(tile, x, y)
      large.fillStyle = '#0b5d4e'
      large.fillRect(wide * 0.1, high * 0.1, wide * 0.3, high * 0.5)
      large.fillStyle = '#f2a93b'
      large.fillRect(wide * 0.5, high * 0.2, wide * 0.4, high * 0.1)
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, 'image/jpeg', fine)
      })
      const bytes = new Uint8Array(await (blob ?? new Blob()).arrayBuffer())
      let text = ''
      for (let from = 0; from < bytes.length; from += 8192)
        text += String.fromCharCode(...bytes.subarray(from, from + 8192))
      return btoa(text)
    },
    [width, height, quality] as const,
  )
  const jpeg = Buffer.from(base64, 'base64')
  return orientation === undefined ? jpeg : Buffer.concat([jpeg.subarray(0, 2), exif(orientation), jpeg.subarray(2)])
}

/** Width and height of a JPEG, from its frame header; nothing where there is none. */
export const jpegSize = (jpeg: Buffer): { readonly width: number; readonly height: number } | undefined => {
  for (let at = 2; at + 9 < jpeg.length && jpeg[at] === 0xff; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) }
  }
  return undefined
}
