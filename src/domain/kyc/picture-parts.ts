/** A part of a picture file: its name (a JPEG marker as `E1`, else the name of the chunk), and where it is. */
export type PicturePart = {
  readonly name: string
  /** Where the part begins, with its header. */
  readonly from: number
  /** Where its content begins. */
  readonly content: number
  readonly to: number
}

/** More than any camera or program writes; the list of a file that is nothing but parts would be larger than the file. */
const MOST_PARTS = 100_000

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

/** Where the marker after compressed data begins: 0xff not followed by zero, a restart or another 0xff. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) return -1
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return -1
}

/** Fill bytes, restarts, and what stands alone or means nothing: readers skip them between parts. */
const hasNoLength = (marker: number): boolean => marker === 0xff || marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)

/** The parts up to the end of the first picture; what cameras append, such as a film, is none of them. */
const jpegParts = (bytes: Uint8Array): readonly PicturePart[] | undefined => {
  const view = viewOf(bytes)
  const parts: PicturePart[] = []
  let at = bytes.indexOf(0xff, 2)
  while (at !== -1 && at + 2 <= bytes.length && parts.length < MOST_PARTS) {
    const marker = view.getUint8(at + 1)
    const name = marker.toString(16).toUpperCase().padStart(2, '0')
    if (marker === 0xd9) return [...parts, { name, from: at, content: at + 2, to: at + 2 }]
    if (hasNoLength(marker)) at = bytes.indexOf(0xff, marker === 0xff ? at + 1 : at + 2)
    else {
      if (at + 4 > bytes.length) return undefined
      const length = view.getUint16(at + 2)
      const end = at + 2 + length
      const to = marker === 0xda ? endOfScan(bytes, end) : end
      if (length < 2 || to === -1 || to > bytes.length) return undefined
      parts.push({ name, from: at, content: at + 4, to })
      at = bytes.indexOf(0xff, to)
    }
  }
  return undefined
}

const pngParts = (bytes: Uint8Array): readonly PicturePart[] | undefined => {
  const view = viewOf(bytes)
  const parts: PicturePart[] = []
  for (let at = 8; at + 12 <= bytes.length && parts.length < MOST_PARTS;) {
    const to = at + 12 + view.getUint32(at)
    if (to > bytes.length) return undefined
    const name = ascii(bytes, at + 4, at + 8)
    parts.push({ name, from: at, content: at + 8, to })
    if (name === 'IEND') return parts
    at = to
  }
  return undefined
}

const webpParts = (bytes: Uint8Array): readonly PicturePart[] | undefined => {
  if (bytes.length < 20) return undefined
  const view = viewOf(bytes)
  const length = 8 + view.getUint32(4, true)
  if (length > bytes.length + 1) return undefined
  const parts: PicturePart[] = []
  for (let at = 12; at + 8 <= length;) {
    if (at + 8 > bytes.length) return undefined
    const size = view.getUint32(at + 4, true)
    const to = at + 8 + size
    if (to > bytes.length) return undefined
    parts.push({ name: ascii(bytes, at, at + 4), from: at, content: at + 8, to })
    at = to + (size % 2)
    if (parts.length > MOST_PARTS) return undefined
  }
  return parts
}

const pixelParts = ['DA', 'IDAT', 'VP8 ', 'VP8L', 'ANMF']

/** Whether there is anything to see in a picture of these parts. */
export const hasPixels = (parts: readonly PicturePart[]): boolean => parts.some(({ name }) => pixelParts.includes(name))

type Size = { readonly width: number; readonly height: number }

/** Where a kind of part has width and height, from its content on; `least` is how long that is. */
const sizes: readonly {
  readonly is: (name: string) => boolean
  readonly least: number
  readonly read: (it: DataView) => Size
}[] = [
  {
    // The frame headers of JPEG: 0xC0 to 0xCF but for three that are none.
    is: (name) => /^C[^48C]$/.test(name),
    least: 5,
    read: (it) => ({ width: it.getUint16(3), height: it.getUint16(1) }),
  },
  { is: (name) => name === 'IHDR', least: 8, read: (it) => ({ width: it.getUint32(0), height: it.getUint32(4) }) },
  {
    is: (name) => name === 'VP8X',
    least: 10,
    read: (it) => ({ width: 1 + (it.getUint32(4, true) & 0xff_ffff), height: 1 + (it.getUint32(6, true) >>> 8) }),
  },
  {
    is: (name) => name === 'VP8 ',
    least: 10,
    read: (it) => ({ width: it.getUint16(6, true) & 0x3fff, height: it.getUint16(8, true) & 0x3fff }),
  },
  {
    is: (name) => name === 'VP8L',
    least: 5,
    read: (it) => ({
      width: 1 + (it.getUint32(1, true) & 0x3fff),
      height: 1 + ((it.getUint32(1, true) >>> 14) & 0x3fff),
    }),
  },
]

/** The size in pixels that a picture's headers name, before it is turned; `undefined` if none does. */
export const pixelSizeOf = (bytes: Uint8Array, parts: readonly PicturePart[]): Size | undefined => {
  for (const { name, content, to } of parts) {
    const reader = sizes.find(({ is, least }) => is(name) && to - content >= least)
    if (reader) return reader.read(viewOf(bytes.subarray(content, to)))
  }
  return undefined
}

/**
 * The parts of a JPEG, PNG or WebP file, recognized by its first bytes; `undefined` if it ends before the picture does,
 * or has more parts than a picture has. Takes a time in proportion to the file's size.
 */
export const partsOfPicture = (bytes: Uint8Array): readonly PicturePart[] | undefined => {
  if (bytes[0] === 0xff) return jpegParts(bytes)
  return bytes[0] === 0x89 ? pngParts(bytes) : webpParts(bytes)
}
