/** @jest-environment node */
import { lazyWithRetry } from '../../../../src/ui/components/state/lazy-with-retry'

const failing = (times: number) => {
  const record = { loads: 0 }
  const load = lazyWithRetry(() => {
    record.loads += 1
    return record.loads <= times ? Promise.reject(new Error('no')) : Promise.resolve('loaded')
  })
  return { load, record }
}

describe('a lazy load', () => {
  test('does not start before the first call, and is shared by all callers', async () => {
    const { load, record } = failing(0)
    expect(record.loads).toBe(0)
    expect(await Promise.all([load(), load()])).toEqual(['loaded', 'loaded'])
    expect(await load()).toBe('loaded')
    expect(record.loads).toBe(1)
  })

  test('is retried once when it fails', async () => {
    const { load, record } = failing(1)
    expect(await load()).toBe('loaded')
    expect(record.loads).toBe(2)
  })

  test('that failed twice fails for all callers, and the next call starts again', async () => {
    const { load, record } = failing(2)
    const both = await Promise.allSettled([load(), load()])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(record.loads).toBe(2)
    expect(await load()).toBe('loaded')
  })
})
