import { resolve } from 'node:path'
import { failureReply } from '../../../../src/service/wire/failure-reply'
import { makeWorkers, type Bounds, type Workers } from '../../../../src/service/platform/workers/workers'

type Tasks = {
  readonly thread: (input: null) => Promise<number>
  readonly fail: (message: string) => Promise<never>
  readonly leave: (left: { message: string; signal: Int32Array }) => Promise<void>
  readonly exit: (input: null) => Promise<never>
  readonly hang: (input: null) => Promise<never>
  readonly rest: (milliseconds: number) => Promise<string>
  readonly grow: (input: null) => Promise<never>
  readonly unpack: (input: null) => Promise<never>
}

const bounds: Bounds = {
  atOnce: 2,
  most: 4,
  mostOfOne: 3,
  mebibytes: 32,
  growth: 512,
  task: 10_000,
  start: 10_000,
  patience: 1,
}

const failures: unknown[] = []
/** Who waits for the next failure. */
const reported: (() => void)[] = []
const started: Workers<Tasks>[] = []

const workersOf = (file: string, changed: Partial<Bounds> = {}): Workers<Tasks> => {
  const failed = (error: unknown) => {
    failures.push(error)
    reported.splice(0).forEach((go) => go())
  }
  const workers = makeWorkers<Tasks>(resolve(file), failed, { ...bounds, ...changed })
  started.push(workers)
  return workers
}

const workers = (changed?: Partial<Bounds>) => workersOf('test/support/worker-tasks.cjs', changed)

afterEach(() => Promise.all(started.splice(0).map(({ stop }) => stop())))

const failureOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'done',
    (error: unknown) => error,
  )

describe('[RUN-07: worker threads] a task runs in a worker thread', () => {
  test('of which there are two at most', async () => {
    const { run } = workers({ most: 20 })
    const threads = await Promise.all(Array.from({ length: 20 }, (_, owner) => run('thread', `${owner}`, null)))
    expect(new Set(threads).size).toBeLessThanOrEqual(2)
    expect(threads).not.toContain(0)
  })

  test.each([
    ['throws', 'fail', {}, { name: 'TypeError', message: 'the task' }],
    ['ends its thread', 'exit', {}, { message: 'worker exited with code: 7' }],
    ['hangs', 'hang', { task: 1_000, start: 2_000 }, { name: 'AbortError' }],
    ['needs too much memory', 'grow', {}, { code: 'ERR_WORKER_OUT_OF_MEMORY' }],
  ] as const)('and one that %s fails alone', async (_, name, changed, failure) => {
    const { run, running, waiting } = workers(changed)
    const failed = failureOf(name === 'fail' ? run(name, 'first', 'the task') : run(name, 'first', null))
    const [mine, theirs] = [run('thread', 'first', null), run('thread', 'other', null)]
    const error = await failed
    expect(error).toMatchObject(failure)
    expect(failureReply(error).status).toBe(500)
    expect([await mine, await theirs]).not.toContain(0)
    expect(await run('thread', 'first', null)).not.toBe(0)
    expect([running(), waiting()]).toEqual([0, 0])
    expect(failures).toEqual([])
  })

  test('[RUN-20: certificates] and one that does not get the processor is ended later, when its patience is over', async () => {
    const short = { task: 100, start: 100 }
    expect(await workers({ ...short, patience: 600 }).run('rest', 'first', 1_000)).toBe('done')
    const { run } = workers({ ...short, patience: 2 })
    expect(await failureOf(run('rest', 'first', 3_600_000))).toMatchObject({ name: 'AbortError' })
  })

  test('and one that fills buffers is ended, and says so if it ran alone', async () => {
    const { run } = workers({ growth: 64 })
    expect(await failureOf(run('unpack', 'first', null))).toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' })
    expect(await run('thread', 'first', null)).not.toBe(0)
  })

  test('and one that ran beside another is not, since nobody knows which of them it was', async () => {
    const { run } = workers({ growth: 64, task: 8_000, start: 8_000 })
    const other = failureOf(run('hang', 'other', null))
    expect(await failureOf(run('unpack', 'first', null))).toMatchObject({ name: 'AbortError' })
    expect(await other).toMatchObject({ name: 'AbortError' })
  })

  test('unless too much waits already', async () => {
    const { run } = workers()
    const taken = Promise.all(['a', 'b', 'c', 'd'].map((owner) => run('thread', owner, null)))
    expect(failureReply(await failureOf(run('thread', 'e', null)))).toMatchObject({ status: 503, retryAfter: 10 })
    expect(await taken).toHaveLength(4)
    expect(await run('thread', 'c', null)).not.toBe(0)
  })

  test('until it is stopped', async () => {
    const { run, stop } = workers()
    const failed = failureOf(run('hang', 'first', null))
    await run('thread', 'other', null)
    await stop()
    expect(await failed).toBeInstanceOf(Error)
  })

  test('and what fails in a thread after its task is reported, and harms no other task', async () => {
    const { run } = workers()
    const signal = new Int32Array(new SharedArrayBuffer(4))
    await run('leave', 'first', { message: 'left behind', signal })
    const failed = new Promise<void>((done) => reported.push(done))
    Atomics.store(signal, 0, 1)
    await failed
    expect(failures.splice(0)).toEqual([expect.objectContaining({ message: 'left behind' })])
    expect(await run('thread', 'first', null)).not.toBe(0)
  })

  test('if its file can be loaded, and fails otherwise', async () => {
    const { run } = workersOf('test/support/no-such-file.cjs')
    expect(await failureOf(run('thread', 'first', null))).toMatchObject({
      message: expect.stringContaining('Cannot find module'),
    })
  })
})
