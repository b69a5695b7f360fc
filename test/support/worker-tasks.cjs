// Tasks of a worker thread that do what tasks must not do, for test/service/platform/workers.
const { threadId } = require('node:worker_threads')

exports.thread = () => Promise.resolve(threadId)

exports.fail = (message) => Promise.reject(new TypeError(message))

/** Throws once the other thread says so: its own answer and the error take different ways, of which either may be faster. */
exports.leave = async ({ message, signal }) => {
  const look = () => {
    if (Atomics.load(signal, 0) === 1) throw new Error(message)
    setImmediate(look)
  }
  setImmediate(look)
}

exports.exit = () => process.exit(7)

exports.hang = () => {
  for (;;);
}

/** Takes time without the processor, as a task does on a machine that is busy with other things. */
exports.rest = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds, 'done'))

exports.grow = () => {
  const kept = []
  for (;;) kept.push(Array.from({ length: 1_000 }, (_, index) => ({ index })))
}

exports.unpack = () => {
  const [kept, clock] = [[], new Int32Array(new SharedArrayBuffer(4))]
  for (;;) {
    kept.push(Buffer.alloc(2 ** 20, 1))
    Atomics.wait(clock, 0, 0, 1)
  }
}
