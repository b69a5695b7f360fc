import { fork } from 'node:child_process'
import { inRoot, root } from '../paths'
import { readPrerendered, type Prerendered } from './prerender'

type Beside = {
  /** The pages, as soon as they are rendered. */
  readonly prerendered: Promise<Prerendered>
  /** Whether everything else went well too; what did not has been printed. */
  readonly done: Promise<boolean>
  readonly stop: () => void
}

/** Starts the process that does the rest of the build beside the portal's compilation. */
export const startBeside = (): Beside => {
  const child = fork(inRoot('.ci', 'build', 'beside-portal.ts'), { cwd: root, execArgv: ['--import', 'tsx/esm'] })
  const done = new Promise<boolean>((resolve) => {
    child.once('exit', (code) => resolve(code === 0))
  })
  const prerendered = new Promise<Prerendered>((resolve, reject) => {
    child.once('message', (message) => {
      try {
        resolve(readPrerendered(message))
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error('the pages could not be prerendered')))
  })
  // Whoever waits for the pages hears it; the portal's compilation may have failed before it came to that.
  prerendered.catch(() => undefined)
  return { prerendered, done, stop: () => void child.kill() }
}
