import { makeReachability } from '../../../src/adapters/browser/reachability'

type Fetch = typeof globalThis.fetch

/** Whether the server is there for a browser that is online or not, and what was requested. */
const asked = async (onLine: boolean, fetch: Fetch) => {
  const requests: unknown[] = []
  const counted: Fetch = (address, options) => {
    requests.push([address, options?.cache])
    return fetch(address, options)
  }
  const reachability = makeReachability({ navigator: { onLine }, fetch: counted })
  return { isThere: await reachability.isServerThere({ signal: new AbortController().signal }), requests }
}
const answering =
  (ok: boolean): Fetch =>
  () =>
    Promise.resolve({ ok } as Response)

describe('[KEEP-02] the server', () => {
  test('is there when it answers, which no cache does for it', async () => {
    expect(await asked(true, answering(true))).toEqual({ isThere: true, requests: [['/config.json', 'no-store']] })
  })

  test('is away when a gateway answers with an error, or nothing does', async () => {
    expect((await asked(true, answering(false))).isThere).toBe(false)
    expect((await asked(true, () => Promise.reject(new TypeError('offline')))).isThere).toBe(false)
  })

  test('is not asked without a network', async () => {
    expect(await asked(false, answering(true))).toEqual({ isThere: false, requests: [] })
  })
})

test('[KEEP-02] a server that does not answer for three seconds is away', async () => {
  jest.useFakeTimers()
  const silent: Fetch = (_, options) =>
    new Promise((_resolve, reject) => {
      options?.signal?.addEventListener('abort', () => {
        reject(new DOMException('aborted', 'AbortError'))
      })
    })
  const answer = asked(true, silent)
  let isKnown = false
  void answer.then(() => (isKnown = true))
  await jest.advanceTimersByTimeAsync(2_999)
  expect(isKnown).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect((await answer).isThere).toBe(false)
  jest.useRealTimers()
})
