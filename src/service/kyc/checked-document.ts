import { isLeft, left, right, type Either } from 'fp-ts/Either'
import { checkPixels, isPdfCutOff, kindOfContent, pdfErrorOf, type FileError } from '../../domain/kyc/document-file'
import { hasPixels, partsOfPicture, pixelSizeOf } from '../../domain/kyc/picture-parts'
import { withoutMetadata } from './picture-metadata'

const checkedPicture = (content: Buffer): Either<FileError, Uint8Array> => {
  const parts = partsOfPicture(content)
  if (parts === undefined) return left('cut-off')
  const size = pixelSizeOf(content, parts)
  if (size === undefined || !hasPixels(parts)) return left('no-picture')
  const readable = checkPixels(size)
  return isLeft(readable) ? readable : right(withoutMetadata(content, parts))
}

const checkedPdf = async (content: Uint8Array): Promise<Either<FileError, Uint8Array>> => {
  if (isPdfCutOff(content)) return left('cut-off')
  // Loaded with the first PDF: what draws certificates needs none of it.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  // It takes what it is given, so it is given a copy.
  const task = getDocument({ data: Uint8Array.from(content), verbosity: VerbosityLevel.ERRORS })
  try {
    const pdf = await task.promise
    if (pdf.numPages === 0) return left('no-pages')
    await pdf.getPage(1)
    return right(content)
  } catch (error) {
    const reason = pdfErrorOf(error)
    if (reason === undefined) throw error
    return left(reason)
  } finally {
    await task.destroy().catch(() => undefined)
  }
}

/** What is stored of a document's file: a PDF as it is, a picture without metadata; or why nobody could open it. */
export const checkedDocument = async (file: Uint8Array): Promise<Either<FileError, Uint8Array>> => {
  const content = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const kind = kindOfContent(content)
  if (isLeft(kind)) return kind
  return kind.right === 'pdf' ? checkedPdf(content) : checkedPicture(content)
}
