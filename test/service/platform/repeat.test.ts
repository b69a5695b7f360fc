import { everySecond, together } from '../../../src/service/platform/repeat'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** Work that ends when the test says so, and what was done of it. */
const slow = (done: string[], name: string) => {
  const waiting: (() => void)[] = []
  return {
    work: () =>
      new Promise<void>((resolve) => {
        done.push(`${name} begins`)
        waiting.push(() => {
          done.push(`${name} ends`)
          resolve()
        })
      }),
    end: () => {
      waiting.shift()?.()
    },
  }
}

/** What is waited for is done. */
const settle = async () => {
  for (let times = 0; times < 10; times += 1) await Promise.resolve()
}

test('is done every second, never twice at once', async () => {
  const done: string[] = []
  const { work, end } = slow(done, 'round')
  const { stop } = everySecond(work)
  jest.advanceTimersByTime(3_000)
  expect(done).toEqual(['round begins'])
  end()
  await settle()
  jest.advanceTimersByTime(1_000)
  expect(done).toEqual(['round begins', 'round ends', 'round begins'])
  end()
  await stop()
  jest.advanceTimersByTime(5_000)
  expect(done).toHaveLength(4)
})

test('is done on request after what is being done, and of several one after the other', async () => {
  const done: string[] = []
  const [one, two] = [slow(done, 'one'), slow(done, 'two')]
  const all = slow(done, 'all of one')
  const both = together([everySecond(one.work, all.work), everySecond(two.work)])
  jest.advanceTimersByTime(1_000)
  two.end()
  await settle()
  const again = both.again()
  await settle()
  expect(done).toEqual(['one begins', 'two begins', 'two ends'])
  one.end()
  await settle()
  all.end()
  await settle()
  two.end()
  await again
  const requested = ['one ends', 'all of one begins', 'all of one ends', 'two begins', 'two ends']
  expect(done).toEqual(['one begins', 'two begins', 'two ends', ...requested])
  await both.stop()
})
