import { failureReply } from '../../../src/service/wire/failure-reply'
import type { Enqueue } from '../../../src/service/platform/workers/fair-queue'
import { callQueues, customerQueues } from '../../../src/service/wire/request-queue'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const errorOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.catch((error: unknown) => {
    const { status, retryAfter } = failureReply(error)
    return { status, retryAfter }
  })

/** Fifty calls, of ten owners, that end on request. */
const fifty = (enqueue: Enqueue) => {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  const calls = Promise.all(Array.from({ length: 50 }, (_, index) => enqueue(`owner ${index % 10}`, work)))
  return { calls, end: () => ends.forEach((end) => end()) }
}

const next = () => Promise.resolve('next')

test.each([
  ['that is limited for each address', 'limited', { status: 429, retryAfter: 2 }],
  ['of any other kind', 'others', { status: 503, retryAfter: 10 }],
] as const)(
  'a call %s is refused after waiting for two seconds, without being carried out',
  async (_, queue, refusal) => {
    const { [queue]: enqueue } = callQueues()
    const [{ calls, end }, late] = [fifty(enqueue), jest.fn(next)]
    const refused = errorOf(enqueue('late', late))
    await jest.advanceTimersByTimeAsync(1_500)
    const inTime = enqueue('in time', next)
    await jest.advanceTimersByTimeAsync(501)
    end()
    await calls
    expect(await refused).toEqual(refusal)
    expect(late).not.toHaveBeenCalled()
    expect(await inTime).toBe('next')
  },
)

test('log-ins take no turn of other calls', async () => {
  const { limited, others } = callQueues()
  const { calls, end } = fifty(limited)
  expect(await others('owner', next)).toBe('next')
  end()
  await calls
})

test('a call that fails ends its turn', async () => {
  const { others } = callQueues()
  const failed = Array.from({ length: 51 }, () => errorOf(others('owner', () => Promise.reject(new Error('failed')))))
  expect(await others('owner', next)).toBe('next')
  expect(new Set(await Promise.all(failed)).size).toBe(51)
})

test('[RUN-20: turns] however many calls an owner has, another one waits for twenty of them at most', async () => {
  const { others } = callQueues()
  const [begun, ends]: [string[], (() => void)[]] = [[], []]
  const call = (owner: string) =>
    others(owner, () => new Promise<void>((resolve) => ends.push(resolve)).finally(() => begun.push(owner)))
  const greedy = ['one', 'two', 'three'].flatMap((owner) => Array.from({ length: 200 }, () => call(owner)))
  await jest.advanceTimersByTimeAsync(0)
  expect(ends).toHaveLength(50)
  const last = call('last')
  for (let ended = 0; !begun.includes('last'); ended += 1) {
    ends.shift()?.()
    await jest.advanceTimersByTimeAsync(0)
    expect(ended).toBeLessThan(50 + 20)
  }
  await last
  while (ends.length > 0) {
    ends.shift()?.()
    await jest.advanceTimersByTimeAsync(0)
  }
  await Promise.all(greedy)
})

test('[RUN-20: turns] pieces of files are read two at a time, one of each owner, however long they wait', async () => {
  const { pieces } = callQueues()
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  const all = ['one', 'one', 'two', 'three'].map((owner) => pieces(owner, work))
  await jest.advanceTimersByTimeAsync(3_600_000)
  expect(ends).toHaveLength(2)
  for (const _ of all) {
    ends.shift()?.()
    await jest.advanceTimersByTimeAsync(3_600_000)
  }
  await Promise.all(all)
})

describe('the writes of one customer', () => {
  test('[RUN-11] are worked on three at a time, and take no turn of another customer’s', async () => {
    const enqueue = customerQueues()
    const ends: (() => void)[] = []
    const write = () => new Promise<void>((resolve) => ends.push(resolve))
    const five = Array.from({ length: 5 }, () => enqueue('one', write))
    expect(await enqueue('other', next)).toBe('next')
    expect(await enqueue(undefined, next)).toBe('next')
    expect(ends).toHaveLength(3)
    ends.forEach((end) => end())
    await Promise.all(five.slice(0, 3))
    await enqueue('other', next)
    expect(ends).toHaveLength(5)
    ends.forEach((end) => end())
    await Promise.all(five)
  })

  test('[RUN-11] are refused after waiting for two seconds, without being carried out', async () => {
    const enqueue = customerQueues()
    const ends: (() => void)[] = []
    const three = Array.from({ length: 3 }, () =>
      enqueue('one', () => new Promise<void>((resolve) => ends.push(resolve))),
    )
    const late = jest.fn(next)
    const refused = errorOf(enqueue('one', late))
    await jest.advanceTimersByTimeAsync(2_001)
    ends.forEach((end) => end())
    await Promise.all(three)
    expect(await refused).toEqual({ status: 503, retryAfter: 10 })
    expect(late).not.toHaveBeenCalled()
  })

  test('[RUN-11] leave nothing behind, however they ended', async () => {
    const queues: Parameters<typeof customerQueues>[0] = new Map()
    const enqueue = customerQueues(queues)
    const writes = ['one', 'one', 'other'].map((id) => errorOf(enqueue(id, () => Promise.reject(new Error('failed')))))
    expect([...queues.keys()]).toEqual(['one', 'other'])
    await Promise.all(writes)
    expect(queues.size).toBe(0)
  })
})
