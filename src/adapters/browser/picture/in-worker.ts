import type { Either } from 'fp-ts/Either'
import type { FileError } from '../../../domain/kyc/document-file'

/** Whether a worker can draw in this browser. If not (Safari before 16.4), the page draws in strips. */
export const workerCanDraw = (): boolean =>
  typeof Worker === 'function' &&
  typeof createImageBitmap === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  'convertToBlob' in OffscreenCanvas.prototype &&
  new OffscreenCanvas(1, 1).getContext('2d') !== null

/** Shrinks a picture in a worker. Terminating the worker frees its memory and cancels its work. */
export const shrinkInWorker = (worker: Worker, file: Blob, signal: AbortSignal): Promise<Either<FileError, Blob>> =>
  new Promise<Either<FileError, Blob>>((resolve, reject) => {
    const fail = () => {
      reject(new Error('The picture could not be made smaller.'))
    }
    worker.onmessage = ({ data }: MessageEvent<Either<FileError, Blob> | undefined>) => {
      if (data) resolve(data)
      else fail()
    }
    worker.onerror = fail
    signal.addEventListener('abort', fail)
    if (signal.aborted) fail()
    worker.postMessage(file)
  }).finally(() => {
    worker.terminate()
  })
