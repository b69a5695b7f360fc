import { isReaderFault, pdfErrorOf, type FileError } from '../../../domain/kyc/document-file'

/** How long pdf.js may take on a slow phone, its way here included, before the server looks alone, in milliseconds. */
const LIMIT_MS = 15_000

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')

const reasonOf = async ({ getDocument, PDFWorker, VerbosityLevel }: PdfJs, port: Worker, data: Uint8Array) => {
  const verbosity = VerbosityLevel.ERRORS
  const worker = PDFWorker.create({ port, verbosity })
  try {
    const pdf = await getDocument({ data, worker, verbosity }).promise
    if (pdf.numPages === 0) return 'no-pages'
    await pdf.getPage(1)
    return undefined
  } catch (error) {
    return isReaderFault(error) ? undefined : pdfErrorOf(error)
  } finally {
    worker.destroy()
  }
}

/** Loads pdf.js, with the first PDF that is chosen, and tries the bytes; ends its worker when `ended` is aborted. */
const tried = async (data: Uint8Array, ended: AbortSignal): Promise<FileError | undefined> => {
  const pdfJs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const { startWorker } = await import(/* webpackMode: "eager" */ './start-worker')
  if (ended.aborted) return undefined
  const port = startWorker()
  ended.addEventListener('abort', () => port.terminate())
  return new Promise((resolve, reject) => {
    port.addEventListener('error', () => resolve(undefined))
    reasonOf(pdfJs, port, data).then(resolve, reject)
  })
}

/**
 * Why a reader would not open a PDF, by pdf.js in a worker; `undefined` if it would, or if it could not be tried here: in
 * time, or before the signal was aborted. Rejects if pdf.js does not load. The bytes may be handed on, and be empty
 * afterwards.
 */
export const openPdf = async (data: Uint8Array, signal: AbortSignal): Promise<FileError | undefined> => {
  const ended = new AbortController()
  const end = () => ended.abort()
  signal.addEventListener('abort', end)
  const limit = setTimeout(end, LIMIT_MS)
  const givenUp = new Promise<undefined>((resolve) => {
    ended.signal.addEventListener('abort', () => resolve(undefined))
  })
  try {
    return signal.aborted ? undefined : await Promise.race([tried(data, ended.signal), givenUp])
  } finally {
    clearTimeout(limit)
    signal.removeEventListener('abort', end)
    end()
  }
}
