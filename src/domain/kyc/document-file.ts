import { left, right, type Either } from 'fp-ts/Either'
import {
  DOCUMENT_FILE_BYTES,
  DOCUMENT_LEAST_PX,
  DOCUMENT_LONG_EDGE_PX,
  DOCUMENT_LONGEST_PX,
  DOCUMENT_PICTURE_BYTES,
  DOCUMENT_PIXELS,
  DOCUMENT_SHORT_EDGE_PX,
} from '../rules/constants'
import type { fileErrorMessages } from './messages'

/** The `accept` of a file chooser; with these types a phone converts its HEIC photos to JPEG. */
export const ACCEPTED_FILES = 'image/jpeg,image/png,image/webp,application/pdf'
/** The `accept` of the camera. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp'

/** Why a file cannot be sent. */
export type FileError = keyof typeof fileErrorMessages

export type FileKind = 'picture' | 'pdf'

/** How many of a file's first bytes are needed to detect its kind: a PDF may begin with others, as from a printer. */
export const TELLING_BYTES = 1_024

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

const pdfHeader = /%PDF-/

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/**
 * The kind of a file by its first bytes, regardless of its name and declared type; a Left if it cannot be sent. The
 * server checks in the same way.
 */
export const kindOfContent = (first: Uint8Array): Either<FileError, FileKind> => {
  if (first.length === 0) return left('empty')
  if (first[0] === 0xff && first[1] === 0xd8 && first[2] === 0xff) return right('picture')
  if (first[0] === 0x89 && ascii(first, 1, 8) === 'PNG\r\n\x1a\n') return right('picture')
  if (ascii(first, 0, 4) === 'RIFF' && ascii(first, 8, 12) === 'WEBP') return right('picture')
  if (pdfHeader.test(ascii(first, 0, TELLING_BYTES))) return right('pdf')
  return left(ascii(first, 4, 8) === 'ftyp' && heicBrands.includes(ascii(first, 8, 12)) ? 'heic' : 'wrong-kind')
}

/** A PDF is sent unchanged, so its size is limited; a picture's is not, since it is scaled down. */
export const checkSize = (kind: FileKind, bytes: number): Either<FileError, FileKind> =>
  kind === 'pdf' && bytes > DOCUMENT_FILE_BYTES ? left('too-large') : right(kind)

const PDF_END = '%%EOF'

/** Whether a PDF ends before its end: its last 1,024 bytes, but for zeros and blanks, hold no `%%EOF`. */
export const isPdfCutOff = (bytes: Uint8Array): boolean => {
  const end = bytes.findLastIndex((byte) => byte > 0x20) + 1
  return !ascii(bytes, Math.max(0, end - 1_024), end).includes(PDF_END)
}

/**
 * Whether what pdf.js wraps may be a fault of the browser: too little memory, or something that an old one does not have. The
 * service has both, so there it is one of the file.
 */
export const isReaderFault = (error: unknown): boolean =>
  error instanceof Error && 'details' in error && /^(Range|Reference|Type)Error/.test(String(error.details))

/**
 * Why pdf.js does not open a PDF, by the name of what it throws; `undefined` for an error of another origin. An owner's
 * password alone hinders no reader.
 */
export const pdfErrorOf = (error: unknown): FileError | undefined => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return 'locked'
  return ['InvalidPDFException', 'FormatError', 'UnknownErrorException'].includes(name) ? 'no-pdf' : undefined
}

export type PixelSize = { readonly width: number; readonly height: number }

const scaled = ({ width, height }: PixelSize, scale: number): PixelSize => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

/** The scale down to a longer side of `longEdge`, as far as the shorter one keeps `DOCUMENT_SHORT_EDGE_PX`; at most 1. */
const scaleOf = ({ width, height }: PixelSize, longEdge: number): number =>
  Math.min(1, Math.max(longEdge / Math.max(width, height), DOCUMENT_SHORT_EDGE_PX / Math.min(width, height)))

/**
 * The size scaled down to a longer side of at most `longEdge`, in whole pixels, with the same proportions; never
 * enlarged, and a long picture never so narrow that it cannot be read.
 */
export const fitWithin = (size: PixelSize, longEdge: number): PixelSize => scaled(size, scaleOf(size, longEdge))

/** Refuses a picture that nobody could read, in the size that it has or in the one in which it would be sent. */
export const checkPixels = (size: PixelSize): Either<FileError, PixelSize> => {
  if (size.width * size.height > DOCUMENT_PIXELS || size.width * size.height === 0) return left('no-picture')
  if (Math.min(size.width, size.height) < DOCUMENT_LEAST_PX) return left('too-small')
  const { width, height } = fitWithin(size, DOCUMENT_LONG_EDGE_PX)
  return Math.max(width, height) > DOCUMENT_LONGEST_PX ? left('too-long') : right(size)
}

/** How a picture is compressed: its longer side in pixels, and the JPEG quality from 0 to 1. */
export type Compression = { readonly longEdge: number; readonly quality: number }

/**
 * The attempts until a picture is small enough: lower quality first, since text stays readable for long, then fewer
 * pixels.
 */
export const compressions: readonly Compression[] = [
  ...[0.86, 0.76, 0.66, 0.56].map((quality) => ({ longEdge: DOCUMENT_LONG_EDGE_PX, quality })),
  ...[0.8, 0.64, 0.5, 0.4].map((share) => ({ longEdge: Math.round(DOCUMENT_LONG_EDGE_PX * share), quality: 0.6 })),
]

/** A long picture has more pixels than others, and may take a quarter of a byte for each. */
export const isSmallEnough = (bytes: number, { width, height }: PixelSize): boolean =>
  bytes < Math.max(DOCUMENT_PICTURE_BYTES, (width * height) / 4)

/** The file name of a picture after its conversion to JPEG. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]{1,5}$/, '') || 'photo'}.jpg`
