/** Whether a worker can draw here. Where it cannot (Safari before 16.4), the page itself does it, in strips. */
export const workerCanDraw = (): boolean =>
  typeof Worker === 'function' &&
  typeof createImageBitmap === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  'convertToBlob' in OffscreenCanvas.prototype &&
  new OffscreenCanvas(1, 1).getContext('2d') !== null

/** Shrinks a picture beside the page. Ending the worker gives its memory back, and cancels. */
export const shrinkInWorker = (worker: Worker, file: Blob, signal: AbortSignal): Promise<Blob> =>
  new Promise<Blob>((resolve, reject) => {
    const fail = () => {
      reject(new Error('The picture could not be made smaller.'))
    }
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data instanceof Blob) resolve(data)
      else fail()
    }
    worker.onerror = fail
    signal.addEventListener('abort', fail)
    if (signal.aborted) fail()
    worker.postMessage(file)
  }).finally(() => {
    worker.terminate()
  })
