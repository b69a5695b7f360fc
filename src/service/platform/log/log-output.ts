import { writeSync } from 'node:fs'

/** How much a destination that takes nothing may hold up, in bytes; lines beyond that are lost and counted. */
const HELD_BYTES = 1_048_576

/** When a destination that took nothing is tried again: soon, because a pipe takes 64 kB at once. */
const AGAIN_MS = 20

/** Writes some of the bytes and gives their number; throws if the destination takes none at present. */
type Write = (bytes: Uint8Array) => number

/**
 * Standard output. A full disk refuses bytes (ENOSPC) and so does a pipe that nobody reads (EAGAIN), which Node has made
 * one that does not block when `process.stdout` is first used.
 */
const toStandardOutput: Write = (bytes) => writeSync(process.stdout.fd, bytes)

/**
 * Where log lines go. It never waits and never throws: the process answers its customers even if its log cannot be written.
 * What is held up is written when that is possible again, and then how many lines were lost.
 */
export const logOutput = (write: Write = toStandardOutput, heldBytes = HELD_BYTES, againMs = AGAIN_MS) => {
  const held: Buffer[] = []
  let size = 0
  let lost = 0
  let timer: NodeJS.Timeout | undefined
  const add = (line: string) => {
    const bytes = Buffer.from(line)
    held.push(bytes)
    size += bytes.length
  }
  const writeHeld = () => {
    for (let next = held[0]; next !== undefined; next = held[0]) {
      const taken = write(next)
      size -= taken
      if (taken < next.length) held[0] = next.subarray(taken)
      else held.shift()
    }
  }
  const flush = () => {
    try {
      writeHeld()
      if (lost === 0) return
      add(`${JSON.stringify({ level: 40, lines: lost, msg: 'lines of the log were lost' })}\n`)
      lost = 0
      writeHeld()
    } catch {
      timer ??= setTimeout(() => {
        timer = undefined
        flush()
      }, againMs).unref()
    }
  }
  return {
    write: (line: string): void => {
      if (size + line.length > heldBytes) lost += 1
      else add(line)
      if (timer === undefined) flush()
    },
    /** Tries once more, at the end of the process. */
    flush,
  }
}

/** What the process prints. */
export const standardOutput = logOutput()
process.once('exit', standardOutput.flush)
