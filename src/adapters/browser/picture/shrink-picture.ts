import { shrinkInWorker, workerCanDraw } from './in-worker'
import { shrinkOnPage } from './on-page'

/**
 * Makes a smaller JPEG of a picture: beside the page where a worker can draw, else on it, and there too when the worker
 * does not arrive. Rejects where the browser cannot open the picture, and when the signal cancels it.
 */
export const shrinkPicture = async (file: Blob, signal: AbortSignal): Promise<Blob> => {
  if (!workerCanDraw()) return shrinkOnPage(file, signal)
  try {
    const { startWorker } = await import(/* webpackMode: "eager" */ './start-worker')
    return await shrinkInWorker(startWorker(), file, signal)
  } catch (broken) {
    if (signal.aborted) throw broken
    return shrinkOnPage(file, signal)
  }
}
