import { fitWithin, isSmallEnough, compressions, type PixelSize } from '../../../domain/kyc/document-file'

/** A place to draw a picture on and to take it from as a JPEG; the worker and the page have one each. */
export type Easel = {
  readonly size: PixelSize
  /** Draws the whole picture in this size, on white: what is transparent would turn black in a JPEG. */
  readonly draw: (size: PixelSize) => Promise<void>
  readonly jpeg: (quality: number) => Promise<Blob>
}

const isSame = (one: PixelSize | undefined, other: PixelSize) =>
  one !== undefined && one.width === other.width && one.height === other.height

/**
 * Draws and encodes a picture until it is small enough. Drawing keeps the pixels alone: what the camera wrote beside
 * them, the place for example, stays behind.
 */
export const shrink = async (easel: Easel): Promise<Blob> => {
  let drawn: PixelSize | undefined
  let last: Blob | undefined
  for (const { longEdge, quality } of compressions) {
    const size = fitWithin(easel.size, longEdge)
    if (!isSame(drawn, size)) await easel.draw(size)
    drawn = size
    last = await easel.jpeg(quality)
    if (last.type !== 'image/jpeg' || last.size === 0) throw new Error('The browser makes no JPEG.')
    if (isSmallEnough(last.size)) return last
  }
  throw new Error('The picture stays too large.')
}
