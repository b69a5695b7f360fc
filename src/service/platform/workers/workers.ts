import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { Piscina } from 'piscina'
import { makeFairQueue, type FairQueue } from './fair-queue'

/** What the threads and the queue in front of them may take. */
const bounds = {
  atOnce: 2,
  most: 64,
  mostOfOne: 10,
  /** Of one thread's heap. */
  mebibytes: 128,
  /** By how many mebibytes the process may grow during a task: buffers, such as what a file unpacks to, are in no heap. */
  growth: 384,
  /** How long a task works at most, in milliseconds, and how much longer if its thread has to be started first. */
  task: 5_000,
  start: 10_000,
  /** How many times as long it may take on a machine that does other things meanwhile. */
  patience: 12,
} as const

export type Bounds = { readonly [Name in keyof typeof bounds]: number }

/** How long a thread without work is kept, in milliseconds. */
const IDLE_MS = 60_000

/** How often the memory of the process is looked at while a task runs, in milliseconds. */
const CHECK_INTERVAL_MS = 100
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

/** How long the processor has worked for all threads but the main one, in milliseconds: at least as long as for the tasks. */
const worked = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000 - performance.eventLoopUtilization().active
}

/** Waits until an aborted task's thread has given its memory back, five seconds at most: the next task starts from there. */
const givenBack = async (most: number): Promise<void> => {
  for (let looks = 0; looks < GIVEN_BACK_LOOKS && rss() > most; looks += 1) await setTimeout(CHECK_INTERVAL_MS)
}

/** As Node says it of a thread's heap. */
const tooMuchMemory = Object.assign(new Error('The task needs too much memory.'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })

type Limits = Pick<Bounds, 'growth' | 'patience'> & {
  /** How long the task may work. */
  readonly milliseconds: number
  readonly running: () => number
}

/**
 * Runs a task with a signal that aborts when it has worked for too long, or when the process has grown by too many
 * mebibytes. A machine that does other things takes longer for the same work, which is not the task's fault. Only of a task
 * that ran alone is it certain that it was the one that grew.
 */
const withinBounds = async <A>(
  { milliseconds, patience, growth, running }: Limits,
  task: (signal: AbortSignal) => Promise<A>,
): Promise<A> => {
  const [before, most] = [rss(), rss() + growth * 2 ** 20]
  const [from, workedBefore] = [performance.now(), worked()]
  const [tooLong, tooLarge] = [new AbortController(), new AbortController()]
  const others = { ran: false, most: 1 }
  const checks = setInterval(() => {
    others.ran ||= running() > 1
    others.most = Math.max(others.most, running())
    if (rss() > most) tooLarge.abort()
    const taken = performance.now() - from
    const hasWorked = (worked() - workedBefore) / others.most >= milliseconds
    if (taken >= milliseconds && (hasWorked || taken >= patience * milliseconds)) tooLong.abort()
  }, CHECK_INTERVAL_MS)
  try {
    return await task(AbortSignal.any([tooLong.signal, tooLarge.signal]))
  } catch (error) {
    throw tooLarge.signal.aborted && !others.ran ? tooMuchMemory : error
  } finally {
    clearInterval(checks)
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
  { atOnce, most, mostOfOne, mebibytes, growth, task, start, patience }: Bounds = bounds,
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
  return {
    run: (name, owner, input) =>
      run(owner, () =>
        withinBounds(
          { milliseconds: pool.idleThreads > 0 ? task : start + task, patience, growth, running },
          (signal) => pool.run(input, { filename: file, name, signal }),
        ),
      ),
    running,
    waiting,
    stop: () => pool.destroy(),
  }
}
