import { failureReply } from '../../../src/sandbox/wire/failure-reply'
import { callQueues } from '../../../src/sandbox/wire/in-turn'

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
] as const)('a call %s is refused after waiting for two seconds, without being carried out', async (_, queue, refusal) => {
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
})

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
