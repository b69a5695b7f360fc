import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { DatabaseAwayError } from './unavailable'

/**
 * How long, in milliseconds, a statement may take until its thread counts as hanging (the portal waits fifteen seconds
 * for it), opening the folder and closing it, and the pause before it is opened again.
 */
const timeLimits = { statement: 10_000, open: 120_000, close: 2_500, pause: 1_000 } as const

type Limits = Readonly<Record<keyof typeof timeLimits, number>>

/** The options that the query builder gives to PGlite. Its parsers leave a text as it is, so their types are enough. */
type Options = { readonly rowMode?: 'array' | 'object'; readonly parsers?: Readonly<Record<string, unknown>> }

/** What a thread is sent: a statement, or nothing to close the database. */
export type Message = {
  readonly id?: number
  readonly statement?: {
    readonly text: string
    readonly values: readonly unknown[]
    readonly rowMode: Options['rowMode']
    /** The types whose texts stay as they are. */
    readonly unparsed: readonly string[]
  }
}

type Answer = { readonly id: number; readonly result?: unknown; readonly failure?: { readonly message: string } }
type Query = (text: string, values?: readonly unknown[], options?: Options) => Promise<unknown>

/** The part of PGlite's client that the query builder uses. */
export type EmbeddedClient = {
  readonly query: Query
  readonly transaction: <A>(work: (client: { readonly query: Query }) => Promise<A>) => Promise<A>
  readonly close: () => Promise<void>
}

/** What starts a thread from its source: it does not inherit what tsx has registered in the process. */
const fromSource = (file: string): string =>
  `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(file)})))`

/** An open thread, which answers statements. One that does not answer in time is ended, and what it was asked fails. */
const openThread = async (folder: string, file: string, limits: Limits) => {
  const options = { workerData: folder, execArgv: [] }
  const worker = file.endsWith('.ts')
    ? new Worker(fromSource(file), { ...options, eval: true })
    : new Worker(file, options)
  const waiting = new Map<number, (answer: Answer | Error) => void>()
  let hasEnded = false
  const end = () => {
    hasEnded = true
    for (const settle of waiting.values()) settle(new DatabaseAwayError())
  }
  const signal = AbortSignal.timeout(limits.open)
  await once(worker, 'message', { signal }).catch(async (error: unknown) => {
    await worker.terminate()
    throw signal.aborted ? new Error(`it was not open after ${limits.open / 1_000} seconds`) : error
  })
  worker.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer))
  worker.on('error', end).on('exit', end)
  let asked = 0
  return {
    ask: async (
      text: string,
      values: readonly unknown[] = [],
      { rowMode, parsers = {} }: Options = {},
    ): Promise<unknown> => {
      if (hasEnded) throw new DatabaseAwayError()
      const id = ++asked
      const timer = setTimeout(() => void worker.terminate(), limits.statement)
      const answer = await new Promise<Answer | Error>((settle) => {
        waiting.set(id, settle)
        const statement = { text, values, rowMode, unparsed: Object.keys(parsers) }
        worker.postMessage({ id, statement } satisfies Message)
      })
      clearTimeout(timer)
      waiting.delete(id)
      if (answer instanceof Error) throw answer
      if (answer.failure) throw Object.assign(new Error(answer.failure.message), answer.failure)
      return answer.result
    },
    onEnd: (then: () => void) => void worker.once('exit', then),
    close: async () => {
      worker.postMessage({} satisfies Message)
      await once(worker, 'exit', { signal: AbortSignal.timeout(limits.close) }).catch(() => worker.terminate())
    },
  }
}

type Thread = Awaited<ReturnType<typeof openThread>>

/**
 * Opens PGlite on a folder, in a thread of its own: a full disk can make it loop forever, and the process has to answer
 * nevertheless. A thread that hangs or ends is replaced; until then the database is away. Statements
 * and transactions take turns, as they do in PGlite.
 */
export const openPglite = async (
  folder: string,
  file?: string,
  limits: Limits = timeLimits,
): Promise<EmbeddedClient> => {
  // Loaded only here, because jest knows no `import.meta`; eager, because a bundle has one chunk.
  const script = file ?? (await import(/* webpackMode: "eager" */ './pglite-thread-file')).threadFile
  const turns = pLimit(1)
  let isClosed = false
  let current: Thread | undefined
  const open = async () => {
    const thread = await openThread(folder, script, limits)
    thread.onEnd(() => {
      current = undefined
      void replace()
    })
    current = thread
    if (isClosed) await thread.close()
  }
  const replace = async (): Promise<void> => {
    while (!isClosed && current === undefined) {
      await wait(limits.pause, undefined, { ref: false })
      await open().catch(() => undefined)
    }
  }
  await open()

  const on =
    (thread: Thread | undefined): Query =>
    (...statement) =>
      thread === undefined ? Promise.reject(new DatabaseAwayError()) : thread.ask(...statement)
  return {
    query: (...statement) => turns(() => on(current)(...statement)),
    transaction: (work) =>
      turns(async () => {
        const query = on(current)
        await query('begin')
        try {
          const result = await work({ query })
          await query('commit')
          return result
        } catch (error) {
          await query('rollback').catch(() => undefined)
          throw error
        }
      }),
    close: async () => {
      isClosed = true
      await current?.close()
    },
  }
}
