import { Piscina } from 'piscina'
import { makeFairQueue, type FairQueue } from './fair-queue'

/** What the threads and the queue in front of them may take (requirement RUN-07). */
const bounds = {
  atOnce: 2,
  most: 64,
  mostOfOne: 10,
  /** Of one thread. */
  mebibytes: 128,
  /** How long a task takes at most, in milliseconds, and how much longer if its thread has to be started first. */
  task: 5_000,
  start: 10_000,
} as const

export type Bounds = { readonly [Name in keyof typeof bounds]: number }

/** How long a thread without work is kept, in milliseconds. */
const IDLE_MS = 60_000

type Task = (input: never) => Promise<unknown>

/** Runs what would hold the event loop in worker threads; input and output of a task are copied between them. */
export type Workers<Tasks extends Readonly<Record<string, Task>>> = Pick<FairQueue, 'running' | 'waiting'> & {
  /**
   * Runs a task when it is its owner's turn; rejects if it throws, takes too long or needs too much memory.
   * @throws Error `overloaded` if too many tasks wait, of all owners or of this one
   */
  readonly run: <Name extends keyof Tasks & string>(
    name: Name,
    owner: string,
    input: Parameters<Tasks[Name]>[0],
  ) => Promise<Awaited<ReturnType<Tasks[Name]>>>
  /** Ends the threads, and what they work on. */
  readonly stop: () => Promise<void>
}

/**
 * Worker threads for the tasks that `file` exports, started when there is work. One that hangs or ends is replaced.
 * `failed` is called with why one ended that worked on nothing.
 */
export const makeWorkers = <Tasks extends Readonly<Record<string, Task>>>(
  file: string,
  failed: (error: unknown) => void,
  { atOnce, most, mostOfOne, mebibytes, task, start }: Bounds = bounds,
): Workers<Tasks> => {
  const { run, running, waiting } = makeFairQueue({ atOnce, most, mostOfOne })
  // What a task gives is known by its name alone.
  const pool = new Piscina<unknown, never>({
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: IDLE_MS,
    // A thread that waits for a task goes on with what the last one has left, so that a failure of that is not the next one's.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: mebibytes },
    // Threads do not inherit what tsx has registered in a process that runs from the sources.
    execArgv: file.endsWith('.ts') ? ['--require', 'tsx/cjs'] : [],
  })
  pool.on('error', failed)
  const limit = () => AbortSignal.timeout(pool.idleThreads > 0 ? task : start + task)
  return {
    run: (name, owner, input) => run(owner, () => pool.run(input, { filename: file, name, signal: limit() })),
    running,
    waiting,
    stop: () => pool.destroy(),
  }
}
