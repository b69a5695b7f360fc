import { failureReply } from '../../../src/service/wire/failure-reply'
import { callQueues, customerQueues } from '../../../src/service/wire/in-turn'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const refusalOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.catch((error: unknown) => {
    const { status, retryAfter } = failureReply(error)
    return { status, retryAfter }
  })

/** Fifty calls that end on request. */
const fifty = (inTurn: <A>(work: () => Promise<A>) => Promise<A>) => {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  const calls = Promise.all(Array.from({ length: 50 }, () => inTurn(work)))
  return { calls, end: () => ends.forEach((end) => end()) }
}

const next = () => Promise.resolve('next')

test.each([
  ['that is limited for each address', 'limited', { status: 429, retryAfter: 2 }],
  ['of any other kind', 'others', { status: 503, retryAfter: 10 }],
] as const)(
  'a call %s is refused after waiting for two seconds, without being carried out',
  async (_, queue, refusal) => {
    const { [queue]: inTurn } = callQueues()
    const [{ calls, end }, late] = [fifty(inTurn), jest.fn(next)]
    const refused = refusalOf(inTurn(late))
    await jest.advanceTimersByTimeAsync(1_500)
    const inTime = inTurn(next)
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
  expect(await others(next)).toBe('next')
  end()
  await calls
})

test('a call that fails ends its turn', async () => {
  const { others } = callQueues()
  const failed = Array.from({ length: 51 }, () => refusalOf(others(() => Promise.reject(new Error('failed')))))
  expect(await others(next)).toBe('next')
  expect(new Set(await Promise.all(failed)).size).toBe(51)
})

describe('the writes of one customer', () => {
  test('[RUN-11] are worked on three at a time, and take no turn of another customer’s', async () => {
    const inTurn = customerQueues()
    const ends: (() => void)[] = []
    const write = () => new Promise<void>((resolve) => ends.push(resolve))
    const five = Array.from({ length: 5 }, () => inTurn('one', write))
    expect(await inTurn('other', next)).toBe('next')
    expect(await inTurn(undefined, next)).toBe('next')
    expect(ends).toHaveLength(3)
    ends.forEach((end) => end())
    await Promise.all(five.slice(0, 3))
    await inTurn('other', next)
    expect(ends).toHaveLength(5)
    ends.forEach((end) => end())
    await Promise.all(five)
  })

  test('[RUN-11] are refused after waiting for two seconds, without being carried out', async () => {
    const inTurn = customerQueues()
    const ends: (() => void)[] = []
    const three = Array.from({ length: 3 }, () =>
      inTurn('one', () => new Promise<void>((resolve) => ends.push(resolve))),
    )
    const late = jest.fn(next)
    const refused = refusalOf(inTurn('one', late))
    await jest.advanceTimersByTimeAsync(2_001)
    ends.forEach((end) => end())
    await Promise.all(three)
    expect(await refused).toEqual({ status: 503, retryAfter: 10 })
    expect(late).not.toHaveBeenCalled()
  })

  test('[RUN-11] leave nothing behind, however they ended', async () => {
    const queues: Parameters<typeof customerQueues>[0] = new Map()
    const inTurn = customerQueues(queues)
    const writes = ['one', 'one', 'other'].map((id) => refusalOf(inTurn(id, () => Promise.reject(new Error('failed')))))
    expect([...queues.keys()]).toEqual(['one', 'other'])
    await Promise.all(writes)
    expect(queues.size).toBe(0)
  })
})
