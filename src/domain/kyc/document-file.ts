import { left, right, type Either } from 'fp-ts/Either'
import { DOCUMENT_FILE_BYTES, DOCUMENT_LONG_EDGE_PX, DOCUMENT_PICTURE_BYTES } from '../rules/constants'
import type { fileErrorMessages } from './messages'

/** The `accept` of a file chooser (requirement KYC-11); with these types a phone converts its HEIC photos to JPEG. */
export const ACCEPTED_FILES = 'image/jpeg,image/png,image/webp,application/pdf'
/** The `accept` of the camera. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp'

/** Why a file cannot be sent. */
export type FileError = keyof typeof fileErrorMessages

export type FileKind = 'picture' | 'pdf'

/** How many of a file's first bytes are needed to detect its kind. */
export const TELLING_BYTES = 16

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

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
  if (ascii(first, 0, 5) === '%PDF-') return right('pdf')
  return left(ascii(first, 4, 8) === 'ftyp' && heicBrands.includes(ascii(first, 8, 12)) ? 'heic' : 'wrong-kind')
}

/** A PDF is sent unchanged, so its size is limited; a picture's is not, since it is scaled down. */
export const checkSize = (kind: FileKind, bytes: number): Either<FileError, FileKind> =>
  kind === 'pdf' && bytes > DOCUMENT_FILE_BYTES ? left('too-large') : right(kind)

export type PixelSize = { readonly width: number; readonly height: number }

/**
 * The size scaled down to a longer side of at most `longEdge`, in whole pixels, with the same proportions; never
 * enlarged.
 */
export const fitWithin = ({ width, height }: PixelSize, longEdge: number): PixelSize => {
  const scale = Math.min(1, longEdge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
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

export const isSmallEnough = (bytes: number): boolean => bytes < DOCUMENT_PICTURE_BYTES

/** The file name of a picture after its conversion to JPEG. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]{1,5}$/, '') || 'photo'}.jpg`
