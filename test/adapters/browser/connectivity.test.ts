import { makeConnectivity } from '../../../src/adapters/browser/connectivity'
import { makePageVisibility } from '../../../src/adapters/browser/page-visibility'
import { isOnline as isOnlineForScreens } from '../../../src/ui/components/state/is-online'

const browserSays = (online: boolean) => jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(online)

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  window.dispatchEvent(new Event('online'))
})

/** A connectivity whose server answers as `respond` says, and what it and the screens heard. */
const start = (online: boolean, respond: () => Promise<Response> = () => new Promise(() => undefined)) => {
  browserSays(online)
  const asked: unknown[] = []
  const fetch = (address: unknown) => (asked.push(address), respond())
  const connectivity = makeConnectivity(Object.assign(window, { fetch }))
  const heard: boolean[] = []
  connectivity.onOnline(() => heard.push(connectivity.isOnline()))
  const states = () => [
    connectivity.isOnline(),
    isOnlineForScreens(),
    makePageVisibility(window, connectivity).isThere(),
  ]
  return { connectivity, heard, asked, states }
}

/** Sends a request; the returned function says what becomes of it. */
const sending = ({ tracked }: ReturnType<typeof makeConnectivity>) => {
  let settle = (_outcome: 'answered' | 'unanswered'): void => undefined
  const sent = tracked(
    () =>
      new Promise((resolve, reject) => {
        settle = (outcome) => {
          if (outcome === 'answered') resolve({ ok: true } as Response)
          else reject(new TypeError('away'))
        }
      }),
  )('/').catch(() => undefined)
  return async (outcome: 'answered' | 'unanswered') => {
    settle(outcome)
    await sent
  }
}

const [all, none] = [Array(3).fill(true), Array(3).fill(false)]

describe('connectivity', () => {
  test.each([true, false])('is the state of the browser: %p', (online) => {
    expect(start(online).states()).toEqual(online ? all : none)
  })

  test('notifies listeners when the connection is back until they unsubscribe', () => {
    let heard = 0
    const stop = start(true).connectivity.onOnline(() => {
      heard += 1
    })
    window.dispatchEvent(new Event('offline'))
    expect(heard).toBe(0)
    window.dispatchEvent(new Event('online'))
    expect(heard).toBe(1)
    stop()
    window.dispatchEvent(new Event('online'))
    expect(heard).toBe(1)
  })

  test('[TAP-23: answer] is there when the server answers, whatever the browser says, for every screen', async () => {
    const { connectivity, heard, states } = start(false)
    await sending(connectivity)('answered')
    expect([states(), heard]).toEqual([all, [true]])
    await sending(connectivity)('answered')
    expect(heard).toHaveLength(1)
  })

  test('[TAP-23: answer] an answer changes nothing while the browser says that it is online', async () => {
    const { connectivity, heard, states } = start(true)
    await sending(connectivity)('answered')
    await sending(connectivity)('unanswered')
    expect([states(), heard]).toEqual([all, []])
  })

  test('[TAP-23: answer] what was on its way when the connection was lost says nothing of now', async () => {
    const { connectivity, states } = start(true)
    const hear = sending(connectivity)
    browserSays(false)
    window.dispatchEvent(new Event('offline'))
    await hear('answered')
    expect(states()).toEqual(none)
  })

  test('[TAP-23: answer] the browser’s next report counts again', async () => {
    const { connectivity, states } = start(false)
    await sending(connectivity)('answered')
    window.dispatchEvent(new Event('offline'))
    expect(states()).toEqual(none)
  })

  test('[TAP-23: answer] without answers the browser is right again, and the server is asked until it is back', async () => {
    jest.useFakeTimers()
    const answers = [() => Promise.reject(new TypeError('away')), () => Promise.resolve({ ok: true } as Response)]
    const { connectivity, asked, states } = start(false, () => answers.shift()?.() ?? Promise.reject(new Error()))
    await sending(connectivity)('unanswered')
    await jest.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([])
    await sending(connectivity)('answered')
    await sending(connectivity)('unanswered')
    expect(states()).toEqual(none)
    await jest.advanceTimersByTimeAsync(15_000)
    expect([states(), asked]).toEqual([none, ['/config.json']])
    await jest.advanceTimersByTimeAsync(15_000)
    expect(states()).toEqual(all)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(2)
  })
})
