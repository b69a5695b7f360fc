import { waitFor } from '@testing-library/dom'
import { left, right, type Either } from 'fp-ts/Either'
import { makeFileReading } from '../../../src/adapters/browser/file-reading'
import type { FileError } from '../../../src/domain/kyc/document-file'
import { aFile } from '../../support/kyc-builders'
import { samplePdf, samplePng } from '../../support/sample-files'

const photo = (name = 'front.png') => new File([Uint8Array.from(samplePng())], name, { type: 'image/png' })
const paper = (size = 0) =>
  new File([Uint8Array.from(samplePdf()), new Uint8Array(size)], 'licence.pdf', { type: 'application/pdf' })
const smaller = new Blob(['smaller'], { type: 'image/jpeg' })
const base64 = (text: string) => Buffer.from(text).toString('base64')

type Shrink = (file: Blob, signal: AbortSignal) => Promise<Either<FileError, Blob>>
type OpenPdf = (content: Uint8Array, signal: AbortSignal) => Promise<FileError | undefined>

const start = (
  shrink: Shrink = () => Promise.resolve(right(smaller)),
  openPdf: OpenPdf = () => Promise.resolve(undefined),
) => {
  const spy = jest.fn(shrink)
  const files = makeFileReading(spy, openPdf)
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
    expect(await prepare(file)).toMatchObject(right({ name: file.name, size: file.size, type: 'application/pdf' }))
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
    const outcomes = [Promise.reject(new Error('broken')), Promise.resolve(right(smaller))]
    const { prepare } = start(() => outcomes.shift()!)
    const file = photo()
    expect(await prepare(file)).toEqual(left('no-picture'))
    expect(await prepare(file)).toMatchObject(right({ type: 'image/jpeg' }))
  })

  test.each([
    ['picture', new File([Uint8Array.from(samplePng().subarray(0, -20))], 'half.png')],
    ['PDF', new File([Uint8Array.from(samplePdf().subarray(0, -20))], 'half.pdf')],
  ])('[KYC-22] refuses a %s that ends early, before anything else looks at it', async (_, file) => {
    const openPdf = jest.fn()
    const { files, spy } = start(undefined, openPdf)
    expect(await files.prepare(file, new AbortController())()).toEqual(left('cut-off'))
    expect([spy.mock.calls, openPdf.mock.calls]).toEqual([[], []])
  })

  test('[KYC-22] reports why a picture cannot be read', async () => {
    const { prepare } = start(() => Promise.resolve(left('too-small')))
    expect(await prepare(photo())).toEqual(left('too-small'))
  })

  test('[KYC-22] reports why a PDF cannot be opened', async () => {
    const open = jest.fn<Promise<FileError | undefined>, Parameters<OpenPdf>>(() => Promise.resolve('locked'))
    const { prepare } = start(undefined, open)
    expect(await prepare(paper())).toEqual(left('locked'))
    expect(Buffer.from(open.mock.calls[0]![0])).toEqual(samplePdf())
  })

  test('[KYC-22] a check of a PDF that was cancelled says nothing of it: the next one looks again', async () => {
    const open = jest.fn<Promise<FileError | undefined>, Parameters<OpenPdf>>(
      (_, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined))),
    )
    const { files } = start(undefined, open)
    const [file, controller] = [paper(), new AbortController()]
    const first = files.prepare(file, controller)()
    await waitFor(() => expect(open).toHaveBeenCalled())
    controller.abort()
    await first
    open.mockImplementation(() => Promise.resolve('locked'))
    expect(await files.prepare(file, new AbortController())()).toEqual(left('locked'))
  })

  test('[KYC-22] refuses a picture by its header, before it is drawn', async () => {
    const { files, spy } = start()
    const small = new File([Uint8Array.from(samplePng({ width: 200, height: 200 }))], 'icon.png', { type: 'image/png' })
    expect(await files.prepare(small, new AbortController())()).toEqual(left('too-small'))
    expect(spy).not.toHaveBeenCalled()
  })

  test('[KYC-22] lets a PDF pass where the script that opens it does not load: the server looks again', async () => {
    const { prepare } = start(undefined, () => Promise.reject(new Error('offline')))
    const file = paper()
    expect(await prepare(file)).toEqual(right(file))
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
    spy.mockImplementation(() => Promise.resolve(right(smaller)))
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
    const read = await start().files.asBase64(new File(['%PDF-', content, '%%EOF'], 'scan.pdf'))()
    const whole = Buffer.concat([Buffer.from('%PDF-'), Buffer.from(content), Buffer.from('%%EOF')])
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
