/** Starts the worker of pdf.js. In a file of its own because only a bundler resolves its address. */
export const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "pdf-worker" */ new URL('pdfjs-dist/legacy/build/pdf.worker.mjs', import.meta.url), {
    type: 'module',
  })
