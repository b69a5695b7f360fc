import { fitWithin, isSmallEnough, compressions, type PixelSize } from '../../../domain/kyc/document-file'

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
 * location is removed.
 */
export const shrink = async (canvas: PictureCanvas): Promise<Blob> => {
  let drawn: PixelSize | undefined
  let last: Blob | undefined
  for (const { longEdge, quality } of compressions) {
    const size = fitWithin(canvas.size, longEdge)
    if (!isSame(drawn, size)) await canvas.draw(size)
    drawn = size
    last = await canvas.jpeg(quality)
    if (last.type !== 'image/jpeg' || last.size === 0) throw new Error('The browser makes no JPEG.')
    if (isSmallEnough(last.size)) return last
  }
  throw new Error('The picture stays too large.')
}
