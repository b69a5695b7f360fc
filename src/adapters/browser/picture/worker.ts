import type { Either } from 'fp-ts/Either'
import type { FileError } from '../../../domain/kyc/document-file'
import { shrink, type PictureCanvas } from './shrink'

/** The picture is decoded in its EXIF orientation. */
const canvasOf = (picture: ImageBitmap): PictureCanvas => {
  const canvas = new OffscreenCanvas(1, 1)
  return {
    size: { width: picture.width, height: picture.height },
    draw: ({ width, height }) => {
      Object.assign(canvas, { width, height })
      const context = canvas.getContext('2d', { alpha: false })
      if (context === null) throw new Error('There is nothing to draw on.')
      context.fillStyle = '#fff'
      context.fillRect(0, 0, width, height)
      context.imageSmoothingQuality = 'high'
      context.drawImage(picture, 0, 0, width, height)
      return Promise.resolve()
    },
    jpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
  }
}

const shrunk = async (file: unknown): Promise<Either<FileError, Blob> | undefined> => {
  if (!(file instanceof Blob)) return undefined
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return await shrink(canvasOf(picture))
  } finally {
    picture.close()
  }
}

/** The worker's protocol: it receives a file and replies with a smaller JPEG or why there is none, or with `undefined` after a failure. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  shrunk(data).then(
    (answer) => {
      postMessage(answer)
    },
    () => {
      postMessage(undefined)
    },
  )
})
