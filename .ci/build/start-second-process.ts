import { fork } from 'node:child_process'
import { inRoot, root } from '../paths'
import { readPrerendered, type Prerendered } from './prerender'

type SecondProcess = {
  /** The pages, as soon as they are rendered. */
  readonly prerendered: Promise<Prerendered>
  /** Whether the rest succeeded too; failures have been printed. */
  readonly done: Promise<boolean>
  readonly stop: () => void
}

/** Starts the process that runs the rest of the build in parallel with the portal's compilation. */
export const startSecondProcess = (): SecondProcess => {
  const child = fork(inRoot('.ci', 'build', 'second-process.ts'), { cwd: root, execArgv: ['--import', 'tsx/esm'] })
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
    // Not `exit`, which comes before a message that this process was too busy to read.
    child.once('disconnect', () => reject(new Error('the pages could not be prerendered')))
  })
  // The rejection reaches whoever awaits the pages; nobody does if the portal's compilation fails earlier.
  prerendered.catch(() => undefined)
  return { prerendered, done, stop: () => void child.kill() }
}
