import type { Either } from 'fp-ts/Either'
import type { FileError } from '../../../domain/kyc/document-file'
import { shrinkInWorker, workerCanDraw } from './in-worker'
import { shrinkOnPage } from './on-page'

/**
 * Makes a smaller JPEG of a picture: in a worker if one can draw, otherwise on the page, also if the worker does not
 * load. Rejects if the browser cannot open the picture or the signal is aborted.
 */
export const shrinkPicture = async (file: Blob, signal: AbortSignal): Promise<Either<FileError, Blob>> => {
  if (!workerCanDraw()) return shrinkOnPage(file, signal)
  try {
    const { startWorker } = await import(/* webpackMode: "eager" */ './start-worker')
    return await shrinkInWorker(startWorker(), file, signal)
  } catch (error) {
    if (signal.aborted) throw error
    return shrinkOnPage(file, signal)
  }
}
