import { waitFor } from '@testing-library/dom'
import { left, right } from 'fp-ts/Either'
import { makeFileReading } from '../../../src/adapters/browser/file-reading'
import { aFile } from '../../support/kyc-builders'

const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const photo = (name = 'front.png') => new File([Uint8Array.from([...pngHead, 0, 255, 7])], name, { type: 'image/png' })
const paper = (size = 0) => new File(['%PDF-1.7', new Uint8Array(size)], 'licence.pdf', { type: 'application/pdf' })
const smaller = new Blob(['smaller'], { type: 'image/jpeg' })
const base64 = (text: string) => Buffer.from(text).toString('base64')

const start = (shrink: (file: Blob, signal: AbortSignal) => Promise<Blob> = () => Promise.resolve(smaller)) => {
  const spy = jest.fn(shrink)
  const files = makeFileReading(spy)
  const call = () => ({ signal: new AbortController().signal })
  return { files, spy, prepare: (file: File) => files.prepare(file, call())() }
}

const readAll = async (file: unknown) => {
  if (!(file instanceof Blob)) throw new Error('this is no file')
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsText(file)
  })
}

describe('preparing a file', () => {
  test('[KYC-11] converts a picture to a smaller JPEG of the same name', async () => {
    const { prepare } = start()
    const prepared = await prepare(photo('front.of.card.png'))
    expect(prepared).toMatchObject(right({ name: 'front.of.card.jpg', type: 'image/jpeg', size: 7 }))
    expect(await readAll(prepared._tag === 'Right' ? prepared.right : undefined)).toBe('smaller')
  })

  test('[KYC-11] leaves a PDF unchanged', async () => {
    const { prepare, spy } = start()
    const file = paper()
    expect(await prepare(file)).toEqual(right(file))
    expect(spy).not.toHaveBeenCalled()
  })

  test.each([
    [
      'heic',
      new File([Uint8Array.from([0, 0, 0, 24]), 'ftypheic', new Uint8Array(9)], 'a.jpg', { type: 'image/jpeg' }),
    ],
    ['wrong-kind', new File(['MZ'], 'a.pdf', { type: 'application/pdf' })],
    ['empty', new File([], 'a.png', { type: 'image/png' })],
    ['too-large', paper(8 * 1024 * 1024)],
  ])('[KYC-11] %s: the content decides, not the name', async (errors, file) => {
    const { prepare, spy } = start()
    expect(await prepare(file)).toEqual(left(errors))
    expect(spy).not.toHaveBeenCalled()
  })

  test('[KYC-11] reports a picture that cannot be opened, and retries on the next request', async () => {
    const outcomes = [Promise.reject(new Error('broken')), Promise.resolve(smaller)]
    const { prepare } = start(() => outcomes.shift()!)
    const file = photo()
    expect(await prepare(file)).toEqual(left('no-picture'))
    expect(await prepare(file)).toMatchObject(right({ type: 'image/jpeg' }))
  })

  test('is done once for each file, also if the prepared file is prepared again', async () => {
    const { prepare, spy, files } = start()
    const file = photo()
    const first = await prepare(file)
    expect(await prepare(file)).toBe(first)
    if (first._tag === 'Left') throw new Error('it was not prepared')
    expect(await files.asBase64(first.right)()).toEqual(right(base64('smaller')))
    expect(spy).toHaveBeenCalledTimes(1)
  })

  test('can be cancelled and started again', async () => {
    const { files, spy } = start(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('cancelled')))
        }),
    )
    const file = photo()
    const controller = new AbortController()
    const first = files.prepare(file, controller)()
    await waitFor(() => expect(spy).toHaveBeenCalled())
    controller.abort()
    expect(await first).toEqual(left('no-picture'))
    spy.mockImplementation(() => Promise.resolve(smaller))
    expect(await files.prepare(file, new AbortController())()).toMatchObject(right({ type: 'image/jpeg' }))
  })

  test('fails for an object that is not a file and for a file that no longer exists', async () => {
    const { files, prepare } = start()
    expect(await files.prepare(aFile, new AbortController())()).toEqual(left('unreadable'))
    jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'))
    })
    expect(await prepare(photo())).toEqual(left('unreadable'))
  })
})

describe('a file in base64', () => {
  test('[KYC-11] has the smaller picture, without a data prefix', async () => {
    expect(await start().files.asBase64(photo())()).toEqual(right(base64('smaller')))
  })

  test('[KYC-11] has every byte of a large file, read in pieces', async () => {
    const content = new Uint8Array(1_000_000).map((_, index) => index % 251)
    const pieces = jest.spyOn(FileReader.prototype, 'readAsDataURL')
    const read = await start().files.asBase64(new File(['%PDF-', content], 'scan.pdf'))()
    const whole = Buffer.concat([Buffer.from('%PDF-'), Buffer.from(content)])
    expect(read._tag === 'Right' && read.right === whole.toString('base64')).toBe(true)
    expect(pieces.mock.calls.length).toBeGreaterThan(2)
  })

  test('is an error for a file that cannot be sent or read', async () => {
    const { files } = start()
    expect(await files.asBase64(new File(['MZ'], 'a.exe'))()).toEqual(left('wrong-kind'))
    jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'))
    })
    expect(await files.asBase64(paper())()).toEqual(left('unreadable'))
  })
})
