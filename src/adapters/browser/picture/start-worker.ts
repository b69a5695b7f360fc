/** The worker that shrinks pictures, a script of the portal's own origin. In a file of its own: only a bundler knows how. */
export const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "picture-worker" */ new URL('./worker.ts', import.meta.url))
