import { isLeft, left, right, type Either } from 'fp-ts/Either'
import { chain } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { ChosenFile } from '../../domain/kyc/document'
import { checkSize, jpegName, kindOfContent, TELLING_BYTES, type FileError } from '../../domain/kyc/document-file'
import type { FileReading } from '../../ports/file-reading'
import { shrinkPicture } from './picture/shrink-picture'
import { base64Of, bytesOf } from './read-blob'

const never = new AbortController().signal

/** Reads and prepares files that the customer chose; `shrink` reduces pictures. */
export const makeFileReading = (shrink: typeof shrinkPicture): FileReading => {
  /** The prepared file of each chosen file; a prepared file maps to itself. */
  const prepared = new WeakMap<ChosenFile, Promise<Either<FileError, File>>>()

  const prepareNow = async (file: ChosenFile, signal: AbortSignal): Promise<Either<FileError, File>> => {
    if (!(file instanceof File)) return left('unreadable')
    const first = await bytesOf(file.slice(0, TELLING_BYTES)).catch(() => undefined)
    if (first === undefined) return left('unreadable')
    const kind = kindOfContent(first)
    if (isLeft(kind)) return kind
    const sized = checkSize(kind.right, file.size)
    if (isLeft(sized) || sized.right === 'pdf') return isLeft(sized) ? sized : right(file)
    const picture = await shrink(file, signal).catch(() => undefined)
    if (picture === undefined) return left('no-picture')
    return right(new File([picture], jpegName(file.name), { type: 'image/jpeg' }))
  }

  const prepare: FileReading['prepare'] =
    (file, { signal }) =>
    () => {
      const earlier = prepared.get(file)
      if (earlier) return earlier
      const preparing = prepareNow(file, signal)
      prepared.set(file, preparing)
      // A cancelled or failed preparation is not cached, so that it can be retried.
      const forget = () => prepared.delete(file)
      signal.addEventListener('abort', forget)
      void preparing.then((outcome) => {
        signal.removeEventListener('abort', forget)
        if (isLeft(outcome)) forget()
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

export const fileReading: FileReading = makeFileReading(shrinkPicture)
