import { makeReachability } from '../../../src/adapters/browser/reachability'

type Fetch = typeof globalThis.fetch

/** Whether the server is there, and what was requested. */
const asked = async (fetch: Fetch) => {
  const requests: unknown[] = []
  const counted: Fetch = (address, options) => {
    requests.push([address, options?.cache])
    return fetch(address, options)
  }
  const reachability = makeReachability({ fetch: counted })
  return { isThere: await reachability.isServerThere({ signal: new AbortController().signal }), requests }
}
const answering =
  (ok: boolean): Fetch =>
  () =>
    Promise.resolve({ ok } as Response)

describe('[KEEP-02] the server', () => {
  test('is there when it answers, which no cache does for it', async () => {
    expect(await asked(answering(true))).toEqual({ isThere: true, requests: [['/config.json', 'no-store']] })
  })

  test('is away when a gateway answers with an error, or nothing does', async () => {
    expect((await asked(answering(false))).isThere).toBe(false)
    expect((await asked(() => Promise.reject(new TypeError('offline')))).isThere).toBe(false)
  })

  test('[TAP-23: answer] is asked whatever the browser says of its connection', async () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    expect((await asked(answering(true))).isThere).toBe(true)
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
  const answer = asked(silent)
  let isKnown = false
  void answer.then(() => (isKnown = true))
  await jest.advanceTimersByTimeAsync(2_999)
  expect(isKnown).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect((await answer).isThere).toBe(false)
  jest.useRealTimers()
})
