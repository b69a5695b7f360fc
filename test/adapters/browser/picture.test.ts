import { shrinkInWorker, workerCanDraw } from '../../../src/adapters/browser/picture/in-worker'
import { shrink, type PictureCanvas } from '../../../src/adapters/browser/picture/shrink'
import type { PixelSize } from '../../../src/domain/kyc/document-file'

const jpegOf = (size: number, type = 'image/jpeg') => ({ size, type }) as Blob

/** An canvas whose JPEGs weigh what the test says. */
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
  test('[KYC-11] draws it once at 2,000 pixels when the first JPEG is light enough', async () => {
    const { canvas, drawn, qualities } = start({ width: 4000, height: 3000 }, () => jpegOf(600_000))
    expect(await shrink(canvas)).toEqual(jpegOf(600_000))
    expect(drawn).toEqual([{ width: 2000, height: 1500 }])
    expect(qualities).toHaveLength(1)
  })

  test('[KYC-11] takes less quality first, then fewer pixels, until it is under 1 MB', async () => {
    const weigh = ({ width, height }: PixelSize, quality: number) => jpegOf(Math.round(width * height * quality))
    const { canvas, drawn, qualities } = start({ width: 4000, height: 3000 }, weigh)
    const light = await shrink(canvas)
    expect(light.size).toBeLessThan(1_000_000)
    expect(drawn).toEqual([
      { width: 2000, height: 1500 },
      { width: 1600, height: 1200 },
      { width: 1280, height: 960 },
    ])
    expect(qualities.slice(0, 4)).toEqual([...qualities.slice(0, 4)].sort((one, other) => other - one))
  })

  test('a small picture is drawn as it is: what the camera wrote beside it is gone all the same', async () => {
    const { canvas, drawn } = start({ width: 10, height: 20 }, () => jpegOf(400))
    await shrink(canvas)
    expect(drawn).toEqual([{ width: 10, height: 20 }])
  })

  test.each([
    ['makes a PNG instead', jpegOf(10, 'image/png')],
    ['makes nothing', jpegOf(0)],
    ['stays too large', jpegOf(2_000_000)],
  ])('a browser that %s breaks it', async (_, blob) => {
    await expect(shrink(start({ width: 4000, height: 3000 }, () => blob).canvas)).rejects.toThrow(/JPEG|too large/)
  })
})

describe('the worker', () => {
  const fake = () => {
    const worker = { onmessage: undefined, onerror: undefined, postMessage: jest.fn(), terminate: jest.fn() } as unknown as {
      onmessage: (event: { data: unknown }) => void
      onerror: () => void
      postMessage: jest.Mock
      terminate: jest.Mock
    }
    return { worker, asWorker: worker as unknown as Worker }
  }
  const file = new Blob(['photo'])

  test('gets the file, gives the picture, and is ended', async () => {
    const { worker, asWorker } = fake()
    const answer = shrinkInWorker(asWorker, file, new AbortController().signal)
    expect(worker.postMessage).toHaveBeenCalledWith(file)
    const picture = new Blob(['small'])
    worker.onmessage({ data: picture })
    expect(await answer).toBe(picture)
    expect(worker.terminate).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['answers nothing', ({ onmessage }: ReturnType<typeof fake>['worker']) => onmessage({ data: undefined })],
    ['does not arrive', ({ onerror }: ReturnType<typeof fake>['worker']) => onerror()],
  ])('that %s is ended, and the picture is not there', async (_, act) => {
    const { worker, asWorker } = fake()
    const answer = shrinkInWorker(asWorker, file, new AbortController().signal)
    act(worker)
    await expect(answer).rejects.toThrow()
    expect(worker.terminate).toHaveBeenCalledTimes(1)
  })

  test('is ended when the customer changes their mind, before or meanwhile', async () => {
    const { worker, asWorker } = fake()
    const controller = new AbortController()
    const answer = shrinkInWorker(asWorker, file, controller.signal)
    controller.abort()
    await expect(answer).rejects.toThrow()
    await expect(shrinkInWorker(asWorker, file, controller.signal)).rejects.toThrow()
    expect(worker.terminate).toHaveBeenCalledTimes(2)
  })

  test('is not asked where it cannot draw', () => {
    expect(workerCanDraw()).toBe(false)
  })
})
