import { isLeft, left, right } from 'fp-ts/Either'
import { shrinkInWorker, workerCanDraw } from '../../../src/adapters/browser/picture/in-worker'
import { shrink, type PictureCanvas } from '../../../src/adapters/browser/picture/shrink'
import type { PixelSize } from '../../../src/domain/kyc/document-file'

const jpegOf = (size: number, type = 'image/jpeg') => ({ size, type }) as Blob

/** A canvas whose JPEGs have the sizes given by the test. */
const start = (size: PixelSize, weigh: (drawn: PixelSize, quality: number) => Blob) => {
  const drawn: PixelSize[] = []
  const qualities: number[] = []
  const canvas: PictureCanvas = {
    size,
    draw: (fitted) => Promise.resolve(void drawn.push(fitted)),
    jpeg: (quality) => {
      qualities.push(quality)
      return Promise.resolve(weigh(drawn.at(-1)!, quality))
    },
  }
  return { canvas, drawn, qualities }
}

describe('shrinking a picture', () => {
  test('[KYC-11] draws it once at 2,000 pixels if the first JPEG is small enough', async () => {
    const { canvas, drawn, qualities } = start({ width: 4000, height: 3000 }, () => jpegOf(600_000))
    expect(await shrink(canvas)).toEqual(right(jpegOf(600_000)))
    expect(drawn).toEqual([{ width: 2000, height: 1500 }])
    expect(qualities).toHaveLength(1)
  })

  test('[KYC-11] reduces the quality first, then the pixels, until it is under 1 MB', async () => {
    const weigh = ({ width, height }: PixelSize, quality: number) => jpegOf(Math.round(width * height * quality))
    const { canvas, drawn, qualities } = start({ width: 4000, height: 3000 }, weigh)
    const light = await shrink(canvas)
    if (isLeft(light)) throw new Error('it was refused')
    expect(light.right.size).toBeLessThan(1_000_000)
    expect(drawn).toEqual([
      { width: 2000, height: 1500 },
      { width: 1600, height: 1200 },
      { width: 1280, height: 960 },
    ])
    expect(qualities.slice(0, 4)).toEqual([...qualities.slice(0, 4)].sort((one, other) => other - one))
  })

  test.each([
    ['too small to read', { width: 200, height: 3000 }, 'too-small', jpegOf(400)],
    ['too long to stay readable', { width: 1080, height: 30_000 }, 'too-long', jpegOf(400)],
    ['too large in each of the attempts', { width: 4000, height: 3000 }, 'too-long', jpegOf(2_000_000)],
  ])('[KYC-22] refuses a picture that is %s', async (_, size, error, blob) => {
    expect(await shrink(start(size, () => blob).canvas)).toEqual(left(error))
  })

  test('[KYC-22] keeps 700 pixels of the shorter side of a long screenshot, in every attempt', async () => {
    const { canvas, drawn } = start({ width: 1080, height: 24_000 }, () => jpegOf(3_000_000))
    expect(await shrink(canvas)).toEqual(left('too-long'))
    expect(drawn).toEqual([{ width: 700, height: 15_556 }])
  })

  test('draws a small picture in its own size, which still removes the metadata', async () => {
    const { canvas, drawn } = start({ width: 300, height: 400 }, () => jpegOf(400))
    await shrink(canvas)
    expect(drawn).toEqual([{ width: 300, height: 400 }])
  })

  test.each([
    ['encodes a PNG instead', jpegOf(10, 'image/png')],
    ['encodes nothing', jpegOf(0)],
  ])('rejects if the browser %s', async (_, blob) => {
    await expect(shrink(start({ width: 4000, height: 3000 }, () => blob).canvas)).rejects.toThrow(/JPEG/)
  })
})

describe('the worker', () => {
  const fake = () => {
    const worker = {
      onmessage: undefined,
      onerror: undefined,
      postMessage: jest.fn(),
      terminate: jest.fn(),
    } as unknown as {
      onmessage: (event: { data: unknown }) => void
      onerror: () => void
      postMessage: jest.Mock
      terminate: jest.Mock
    }
    return { worker, asWorker: worker as unknown as Worker }
  }
  const file = new Blob(['photo'])

  test('receives the file, returns the picture and is terminated', async () => {
    const { worker, asWorker } = fake()
    const answer = shrinkInWorker(asWorker, file, new AbortController().signal)
    expect(worker.postMessage).toHaveBeenCalledWith(file)
    const picture = new Blob(['small'])
    worker.onmessage({ data: right(picture) })
    expect(await answer).toEqual(right(picture))
    expect(worker.terminate).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['returns nothing', ({ onmessage }: ReturnType<typeof fake>['worker']) => onmessage({ data: undefined })],
    ['does not load', ({ onerror }: ReturnType<typeof fake>['worker']) => onerror()],
  ])('that %s is terminated, and shrinking rejects', async (_, act) => {
    const { worker, asWorker } = fake()
    const answer = shrinkInWorker(asWorker, file, new AbortController().signal)
    act(worker)
    await expect(answer).rejects.toThrow()
    expect(worker.terminate).toHaveBeenCalledTimes(1)
  })

  test('is terminated when the signal is aborted before or during the work', async () => {
    const { worker, asWorker } = fake()
    const controller = new AbortController()
    const answer = shrinkInWorker(asWorker, file, controller.signal)
    controller.abort()
    await expect(answer).rejects.toThrow()
    await expect(shrinkInWorker(asWorker, file, controller.signal)).rejects.toThrow()
    expect(worker.terminate).toHaveBeenCalledTimes(2)
  })

  describe('is used', () => {
    const canvas = (convertToBlob: object, context: object | null) =>
      Object.assign(function canvas() {}, {
        prototype: { ...convertToBlob, getContext: (kind: string) => (kind === '2d' ? context : null) },
      })
    /** What a browser has whose workers can draw. */
    const all = {
      Worker: function worker() {},
      createImageBitmap: () => undefined,
      OffscreenCanvas: canvas({ convertToBlob: () => undefined }, {}),
    }
    const own = {
      Worker: globalThis.Worker,
      createImageBitmap: globalThis.createImageBitmap,
      OffscreenCanvas: globalThis.OffscreenCanvas,
    }
    afterEach(() => {
      Object.assign(globalThis, own)
    })

    test('in a browser that has all that drawing needs', () => {
      Object.assign(globalThis, all)
      expect(workerCanDraw()).toBe(true)
    })

    test.each([
      ['workers', { Worker: undefined }],
      ['bitmaps', { createImageBitmap: undefined }],
      ['canvases without a page', { OffscreenCanvas: undefined }],
      ['canvases that make files', { OffscreenCanvas: canvas({}, {}) }],
      ['canvases that draw', { OffscreenCanvas: canvas({ convertToBlob: () => undefined }, null) }],
    ])('not in a browser without %s', (_, missing) => {
      Object.assign(globalThis, all, missing)
      expect(workerCanDraw()).toBe(false)
    })
  })
})
