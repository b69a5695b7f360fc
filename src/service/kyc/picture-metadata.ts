import { crc32 } from 'node:zlib'
import type { PicturePart } from '../../domain/kyc/picture-parts'

/** The tag of the orientation in EXIF, and its values that turn or mirror a picture. */
const ORIENTATION = 0x0112
/** The type of its value, of two bytes. */
const SHORT = 3
const isTurned = (orientation: number) => orientation >= 2 && orientation <= 8

const contentOf = (file: Buffer, { content, to }: PicturePart): Buffer => file.subarray(content, to)

const EXIF_ID = Buffer.from('Exif\0\0', 'latin1')

/** The TIFF structure that holds the EXIF, which some write behind an identifier. */
const tiffOf = (content: Buffer): Buffer => (content.subarray(0, 6).equals(EXIF_ID) ? content.subarray(6) : content)

/** The orientation that a TIFF structure names in its first directory; 1, upright, if it names none. */
const orientationOf = (tiff: Buffer): number => {
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 10 || !['II', 'MM'].includes(order)) return 1
  const u16 = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return 1
  for (let entry = first + 2, rest = u16(first); rest > 0 && entry + 12 <= tiff.length; entry += 12, rest -= 1)
    if (u16(entry) === ORIENTATION && u16(entry + 2) === SHORT) return u16(entry + 8)
  return 1
}

/** A TIFF structure that says the orientation and nothing else: a header, one entry, and no further directory. */
const tiffWith = (orientation: number): Buffer => {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(ORIENTATION, 10)
  tiff.writeUInt16LE(SHORT, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return tiff
}

/** What stays of a part: itself, nothing, or of an EXIF part the orientation, in a part of the same name. */
type Kept = (part: PicturePart) => Buffer

const oriented = (file: Buffer, part: PicturePart, wrap: (tiff: Buffer) => Buffer): Buffer => {
  const orientation = orientationOf(tiffOf(contentOf(file, part)))
  return isTurned(orientation) ? wrap(tiffWith(orientation)) : Buffer.alloc(0)
}

/** Of the parts for applications, only those that colours need; beside them only those of the pixels are kept. */
const isJpegColour = (content: Buffer, name: string): boolean =>
  (name === 'E0' && content.toString('latin1', 0, 4) === 'JFIF') ||
  (name === 'E2' && content.toString('latin1', 0, 11) === 'ICC_PROFILE') ||
  (name === 'EE' && content.toString('latin1', 0, 5) === 'Adobe')

const jpegSegment = (tiff: Buffer): Buffer => {
  const head = Buffer.from([0xff, 0xe1, 0, 2 + EXIF_ID.length + tiff.length])
  return Buffer.concat([head, EXIF_ID, tiff])
}

const ofJpeg =
  (file: Buffer): Kept =>
  (part) => {
    const content = contentOf(file, part)
    if (part.name === 'E1' && content.subarray(0, 6).equals(EXIF_ID)) return oriented(file, part, jpegSegment)
    const isKept = /^[CD]/.test(part.name) || isJpegColour(content, part.name)
    return isKept ? file.subarray(part.from, part.to) : Buffer.alloc(0)
  }

/** The chunks without which a PNG looks different; those of upper-case names are never left out. */
const pngColours = ['bKGD', 'cHRM', 'cICP', 'gAMA', 'iCCP', 'pHYs', 'sBIT', 'sRGB', 'tRNS', 'acTL', 'fcTL', 'fdAT']

const pngChunk = (tiff: Buffer): Buffer => {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('eXIf', 'latin1'), tiff, Buffer.alloc(4)])
  chunk.writeUInt32BE(tiff.length)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

const ofPng =
  (file: Buffer): Kept =>
  (part) => {
    // A PNG's content ends with a checksum of four bytes, which the orientation's reader does not reach.
    if (part.name === 'eXIf') return oriented(file, part, pngChunk)
    const isKept = /^[A-Z]/.test(part.name) || pngColours.includes(part.name)
    return isKept ? file.subarray(part.from, part.to) : Buffer.alloc(0)
  }

const webpPixels = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']
/** The flags of a VP8X chunk that announce EXIF and XMP. */
const [WITH_EXIF, WITH_XMP] = [0x08, 0x04]

const webpChunk = (name: string, content: Buffer): Buffer => {
  const head = Buffer.from(`${name}0000`, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

const ofWebp = (file: Buffer, parts: readonly PicturePart[]): Kept => {
  const exif = parts.find(({ name }) => name === 'EXIF')
  const isOriented = exif !== undefined && isTurned(orientationOf(tiffOf(contentOf(file, exif))))
  return (part) => {
    if (part.name === 'EXIF' && part !== exif) return Buffer.alloc(0)
    if (part === exif) return oriented(file, part, (tiff) => webpChunk('EXIF', tiff))
    if (!webpPixels.includes(part.name)) return Buffer.alloc(0)
    const content = contentOf(file, part)
    if (part.name !== 'VP8X' || content.length === 0) return webpChunk(part.name, content)
    const flags = content.readUInt8() & ~(WITH_XMP | (isOriented ? 0 : WITH_EXIF))
    return webpChunk(part.name, Buffer.concat([Buffer.from([flags]), content.subarray(1)]))
  }
}

const riff = (chunks: Buffer): Buffer => {
  const head = Buffer.from('RIFF0000WEBP', 'latin1')
  head.writeUInt32LE(4 + chunks.length, 4)
  return Buffer.concat([head, chunks])
}

/**
 * A picture without what cameras, phones and programs note in it, such as where it was taken; its orientation and its
 * colours stay. `parts` are those of `partsOfPicture`.
 */
export const withoutMetadata = (file: Buffer, parts: readonly PicturePart[]): Buffer => {
  if (file[0] === 0xff) return Buffer.concat([file.subarray(0, 2), ...parts.map(ofJpeg(file))])
  if (file[0] === 0x89) return Buffer.concat([file.subarray(0, 8), ...parts.map(ofPng(file))])
  return riff(Buffer.concat(parts.map(ofWebp(file, parts))))
}
