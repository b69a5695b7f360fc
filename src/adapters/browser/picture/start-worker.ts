/** Starts the worker that shrinks pictures. In a file of its own because only a bundler resolves its address. */
export const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "picture-worker" */ new URL('./worker.ts', import.meta.url))
