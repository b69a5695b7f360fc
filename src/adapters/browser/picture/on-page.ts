import type { Either } from 'fp-ts/Either'
import type { FileError, PixelSize } from '../../../domain/kyc/document-file'
import { shrink, type PictureCanvas } from './shrink'

const STRIPS = 12

/** Lets the page handle input between two strips. */
const yieldToPage = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Draws in strips that do not overlap: each starts at the whole pixel where the previous one ended. */
const drawInStrips = async (
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { width, height }: PixelSize,
  signal: AbortSignal,
): Promise<void> => {
  const scale = image.naturalHeight / height
  const rows = Math.ceil(height / STRIPS)
  for (let top = 0; top < height; top += rows) {
    if (signal.aborted) throw new Error('cancelled')
    const count = Math.min(rows, height - top)
    context.drawImage(image, 0, top * scale, image.naturalWidth, count * scale, 0, top, width, count)
    await yieldToPage()
  }
}

const canvasOf = (image: HTMLImageElement, signal: AbortSignal): PictureCanvas => {
  const canvas = document.createElement('canvas')
  return {
    size: { width: image.naturalWidth, height: image.naturalHeight },
    draw: async (size) => {
      Object.assign(canvas, size)
      const context = canvas.getContext('2d', { alpha: false })
      if (context === null) throw new Error('There is nothing to draw on.')
      context.fillStyle = '#fff'
      context.fillRect(0, 0, size.width, size.height)
      context.imageSmoothingQuality = 'high'
      await drawInStrips(context, image, size, signal)
    },
    jpeg: (quality) =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) => {
            if (blob) resolve(blob)
            else reject(new Error('The browser makes no JPEG.'))
          },
          'image/jpeg',
          quality,
        )
      }),
  }
}

/** Shrinks a picture on the page: the browser decodes and encodes it asynchronously, drawing is split into strips. */
export const shrinkOnPage = async (file: Blob, signal: AbortSignal): Promise<Either<FileError, Blob>> => {
  const image = new Image()
  const address = URL.createObjectURL(file)
  try {
    image.src = address
    await image.decode()
    return await shrink(canvasOf(image, signal))
  } finally {
    URL.revokeObjectURL(address)
  }
}
