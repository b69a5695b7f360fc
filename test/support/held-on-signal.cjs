// Loaded into a sandbox (NODE_OPTIONS=--require): on SIGUSR2 it prints how long the event loop was held at most since the
// last one, in milliseconds of processor time of the main thread (Linux), which other processes of a busy machine do not
// add to.
const { openSync, readSync } = require('node:fs')
const { isMainThread } = require('node:worker_threads')

if (isMainThread) {
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
  const text = Buffer.alloc(64)
  const spent = () => Number(text.toString('latin1', 0, readSync(file, text, 0, text.length, 0)).split(' ')[0]) / 1e6
  let [longest, last] = [0, spent()]
  setInterval(() => {
    const now = spent()
    longest = Math.max(longest, now - last)
    last = now
  }, 5).unref()
  let printed = 0
  process.on('SIGUSR2', () => {
    process.stdout.write(`Held ${++printed} ${longest.toFixed(1)}\n`)
    longest = 0
  })
}
