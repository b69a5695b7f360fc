import { shrink, type Easel } from './shrink'

/** The browser turns the picture as the camera was held (EXIF's orientation) while it decodes it. */
const easelOf = (picture: ImageBitmap): Easel => {
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

const answer = async (file: unknown): Promise<Blob | undefined> => {
  if (!(file instanceof Blob)) return undefined
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return await shrink(easelOf(picture))
  } finally {
    picture.close()
  }
}

/** A worker: a file comes, a smaller JPEG goes, or nothing where that could not be made. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  answer(data).then(
    (picture) => {
      postMessage(picture)
    },
    () => {
      postMessage(undefined)
    },
  )
})
