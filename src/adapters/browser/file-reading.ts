import { isLeft, left, map, right, type Either } from 'fp-ts/Either'
import { chain } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { ChosenFile } from '../../domain/kyc/parts/document'
import {
  checkPixels,
  checkSize,
  isPdfCutOff,
  jpegName,
  kindOfContent,
  TELLING_BYTES,
  type FileError,
} from '../../domain/kyc/document-file'
import { partsOfPicture, pixelSizeOf } from '../../domain/kyc/picture-parts'
import type { FileReading } from '../../ports/file-reading'
import { openPdf } from './pdf/open-pdf'
import { shrinkPicture } from './picture/shrink-picture'
import { base64Of, bytesOf } from './read-blob'

const never = new AbortController().signal

/** Of a larger picture, in bytes, nobody looks whether it is whole before it is drawn. */
const LARGEST_WALKED = 64 * 1024 * 1024

/** What is wrong with a picture, as far as it shows without drawing it: that it ends early, and by its header that nobody could read it. */
const errorBeforeDrawing = async (file: File): Promise<FileError | undefined> => {
  if (file.size > LARGEST_WALKED) return undefined
  const content = await bytesOf(file)
  const parts = partsOfPicture(content)
  if (parts === undefined) return 'cut-off'
  const size = pixelSizeOf(content, parts)
  const checked = size && checkPixels(size)
  return checked && isLeft(checked) ? checked.left : undefined
}

/** Reads and prepares files that the customer chose; `shrink` reduces pictures, `open` tries PDFs. */
export const makeFileReading = (shrink: typeof shrinkPicture, open: typeof openPdf): FileReading => {
  /** The prepared file of each chosen file; a prepared file maps to itself. */
  const prepared = new WeakMap<ChosenFile, Promise<Either<FileError, File>>>()

  const preparePicture = async (file: File, signal: AbortSignal): Promise<Either<FileError, File>> => {
    const early = await errorBeforeDrawing(file)
    if (early !== undefined) return left(early)
    const picture = await shrink(file, signal).catch(() => left<FileError>('no-picture'))
    return map((jpeg: Blob) => new File([jpeg], jpegName(file.name), { type: 'image/jpeg' }))(picture)
  }

  /** Sent unchanged. A PDF that cannot be looked into here is: the server looks again. */
  const preparePdf = async (file: File, signal: AbortSignal): Promise<Either<FileError, File>> => {
    const content = await bytesOf(file)
    if (isPdfCutOff(content)) return left('cut-off')
    const error = await open(content, signal).catch(() => undefined)
    return error === undefined ? right(new File([file], file.name, { type: 'application/pdf' })) : left(error)
  }

  const prepareNow = async (file: ChosenFile, signal: AbortSignal): Promise<Either<FileError, File>> => {
    if (!(file instanceof File)) return left('unreadable')
    const first = await bytesOf(file.slice(0, TELLING_BYTES)).catch(() => undefined)
    if (first === undefined) return left('unreadable')
    const kind = kindOfContent(first)
    if (isLeft(kind)) return kind
    const sized = checkSize(kind.right, file.size)
    if (isLeft(sized)) return sized
    try {
      return await (kind.right === 'pdf' ? preparePdf(file, signal) : preparePicture(file, signal))
    } catch {
      return left('unreadable')
    }
  }

  const prepare: FileReading['prepare'] =
    (file, { signal }) =>
    () => {
      const earlier = prepared.get(file)
      if (earlier) return earlier
      const preparing = prepareNow(file, signal)
      prepared.set(file, preparing)
      // A cancelled or failed preparation is not cached, so that it can be retried.
      const forget = () => {
        if (prepared.get(file) === preparing) prepared.delete(file)
      }
      signal.addEventListener('abort', forget)
      void preparing.then((outcome) => {
        signal.removeEventListener('abort', forget)
        if (isLeft(outcome) || signal.aborted) forget()
        else prepared.set(outcome.right, preparing)
      })
      return preparing
    }

  return {
    prepare,
    asBase64: (file) =>
      pipe(
        prepare(file, { signal: never }),
        chain((ready) => async () => {
          try {
            if (!(ready instanceof Blob)) return left<FileError>('unreadable')
            return right(await base64Of(ready))
          } catch {
            return left<FileError>('unreadable')
          }
        }),
      ),
  }
}

export const fileReading: FileReading = makeFileReading(shrinkPicture, openPdf)
