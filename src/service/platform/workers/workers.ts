import { setTimeout } from 'node:timers/promises'
import { Piscina } from 'piscina'
import { makeFairQueue, type FairQueue } from './fair-queue'

/** What the threads and the queue in front of them may take (requirement RUN-07). */
const bounds = {
  atOnce: 2,
  most: 64,
  mostOfOne: 10,
  /** Of one thread's heap. */
  mebibytes: 128,
  /** By how many mebibytes the process may grow during a task: buffers, such as what a file unpacks to, are in no heap. */
  growth: 384,
  /** How long a task takes at most, in milliseconds, and how much longer if its thread has to be started first. */
  task: 5_000,
  start: 10_000,
} as const

export type Bounds = { readonly [Name in keyof typeof bounds]: number }

/** How long a thread without work is kept, in milliseconds. */
const IDLE_MS = 60_000

/** How often the memory of the process is looked at while a task runs, in milliseconds. */
const LOOK_MS = 100
const GIVEN_BACK_LOOKS = 50

type Task = (input: never) => Promise<unknown>

/** Runs what would hold the event loop in worker threads; input and output of a task are copied between them. */
export type Workers<Tasks extends Readonly<Record<string, Task>>> = Pick<FairQueue, 'running' | 'waiting'> & {
  /**
   * Runs a task when it is its owner's turn; rejects if it throws, takes too long or needs too much memory: an
   * AbortError for time, and for memory where another one ran too, else `ERR_WORKER_OUT_OF_MEMORY`.
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

const rss = () => process.memoryUsage.rss()

/** Waits until an aborted task's thread has given its memory back, five seconds at most: the next task starts from there. */
const givenBack = async (most: number): Promise<void> => {
  for (let looks = 0; looks < GIVEN_BACK_LOOKS && rss() > most; looks += 1) await setTimeout(LOOK_MS)
}

/** As Node says it of a thread's heap. */
const tooMuchMemory = Object.assign(new Error('The task needs too much memory.'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })

/**
 * Runs a task with a signal that aborts when its time is over, or when the process has grown by too many mebibytes. Only
 * of a task that ran alone is it certain that it was the one that grew.
 */
const withinBounds = async <A>(
  limit: AbortSignal,
  { growth, isAlone }: { readonly growth: number; readonly isAlone: () => boolean },
  task: (signal: AbortSignal) => Promise<A>,
): Promise<A> => {
  const [before, most] = [rss(), rss() + growth * 2 ** 20]
  const tooLarge = new AbortController()
  const others = { ran: false }
  const look = setInterval(() => {
    others.ran ||= !isAlone()
    if (rss() > most) tooLarge.abort()
  }, LOOK_MS)
  try {
    return await task(AbortSignal.any([limit, tooLarge.signal]))
  } catch (error) {
    throw tooLarge.signal.aborted && !others.ran ? tooMuchMemory : error
  } finally {
    clearInterval(look)
    if (tooLarge.signal.aborted) await givenBack((before + most) / 2)
  }
}

/**
 * Worker threads for the tasks that `file` exports, started when there is work. One that hangs or ends is replaced.
 * `failed` is called with why one ended that worked on nothing.
 */
export const makeWorkers = <Tasks extends Readonly<Record<string, Task>>>(
  file: string,
  failed: (error: unknown) => void,
  { atOnce, most, mostOfOne, mebibytes, growth, task, start }: Bounds = bounds,
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
    run: (name, owner, input) =>
      run(owner, () =>
        withinBounds(limit(), { growth, isAlone: () => running() === 1 }, (signal) =>
          pool.run(input, { filename: file, name, signal }),
        ),
      ),
    running,
    waiting,
    stop: () => pool.destroy(),
  }
}
