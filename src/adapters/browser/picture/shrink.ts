import { isLeft, left, right, type Either } from 'fp-ts/Either'
import {
  checkPixels,
  compressions,
  fitWithin,
  isSmallEnough,
  type FileError,
  type PixelSize,
} from '../../../domain/kyc/document-file'

/** A picture with a canvas to draw it on and to encode it as a JPEG; the worker and the page implement it. */
export type PictureCanvas = {
  readonly size: PixelSize
  /** Draws the whole picture in this size, on white: transparent areas would turn black in a JPEG. */
  readonly draw: (size: PixelSize) => Promise<void>
  readonly jpeg: (quality: number) => Promise<Blob>
}

const isSame = (one: PixelSize | undefined, other: PixelSize) =>
  one !== undefined && one.width === other.width && one.height === other.height

/**
 * Draws and encodes a picture until it is small enough. Drawing copies only the pixels, so metadata such as the
 * location is removed. A Left if nobody could read it; rejects if the browser draws or encodes nothing.
 */
export const shrink = async (canvas: PictureCanvas): Promise<Either<FileError, Blob>> => {
  const checked = checkPixels(canvas.size)
  if (isLeft(checked)) return checked
  let drawn: PixelSize | undefined
  for (const { longEdge, quality } of compressions) {
    const size = fitWithin(canvas.size, longEdge)
    if (!isSame(drawn, size)) await canvas.draw(size)
    drawn = size
    const jpeg = await canvas.jpeg(quality)
    if (jpeg.type !== 'image/jpeg' || jpeg.size === 0) throw new Error('The browser makes no JPEG.')
    if (isSmallEnough(jpeg.size, size)) return right(jpeg)
  }
  return left('too-long')
}
