import { makeSessionEnd } from '../../../src/adapters/browser/session-end'

const HOUR_MS = 3_600_000
const DAYS_MS = 30 * 24 * HOUR_MS

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const start = (lasts: number | undefined, token: string | undefined = 'the-token') => {
  const state = { token: token as string | undefined, asleepMs: 0, movedMs: 0, looks: new Set<() => void>() }
  const begun = Date.now()
  const stop = makeSessionEnd({
    store: {
      token: () => state.token,
      endsAt: () => (lasts === undefined ? undefined : begun + lasts),
      refuseToken: (refused) => {
        if (state.token === refused) state.token = undefined
      },
    },
    clock: { now: () => Date.now() + state.asleepMs + state.movedMs },
    deviceTime: () => Date.now() + state.asleepMs,
    pageVisibility: {
      watch: (listener) => {
        state.looks.add(listener)
        return () => state.looks.delete(listener)
      },
    },
    browser: window,
  }).watch()
  const wakes = (afterMs: number) => {
    state.asleepMs += afterMs
    state.looks.forEach((look) => look())
  }
  /** The server's answers say a later time from now on, or the device's clock is put right. */
  const moves = (byMs: number) => {
    state.movedMs += byMs
    state.looks.forEach((look) => look())
  }
  return { state, stop, wakes, moves }
}

describe('[SIGN-08: a page left open] the end of a session by time', () => {
  test('refuses the token then, not before', () => {
    const { state } = start(HOUR_MS)
    jest.advanceTimersByTime(HOUR_MS - 1)
    expect(state.token).toBe('the-token')
    jest.advanceTimersByTime(1)
    expect(state.token).toBeUndefined()
  })

  test('refuses it when a phone wakes that slept until then', () => {
    const { state, wakes } = start(HOUR_MS)
    wakes(HOUR_MS - 1)
    expect(state.token).toBe('the-token')
    wakes(1)
    expect(state.token).toBeUndefined()
  })

  test('is not reached by a sandbox that moves the time of its answers, and comes after as long as without', () => {
    const { state, moves } = start(HOUR_MS)
    jest.advanceTimersByTime(HOUR_MS / 2)
    moves(DAYS_MS)
    jest.advanceTimersByTime(HOUR_MS / 2 - 1)
    expect(state.token).toBe('the-token')
    jest.advanceTimersByTime(1)
    expect(state.token).toBeUndefined()
  })

  test('comes when it would where the clock of the phone is put right', () => {
    const { state, moves } = start(HOUR_MS)
    state.asleepMs += DAYS_MS
    moves(-DAYS_MS)
    expect(state.token).toBe('the-token')
    jest.advanceTimersByTime(HOUR_MS)
    expect(state.token).toBeUndefined()
  })

  test('is waited for longer than a timer of a browser runs', () => {
    const { state } = start(DAYS_MS)
    jest.advanceTimersByTime(DAYS_MS - 1)
    expect(state.token).toBe('the-token')
    jest.advanceTimersByTime(1)
    expect(state.token).toBeUndefined()
  })

  test.each([
    ['is not known', start.bind(null, undefined)],
    ['is over, though the server has just taken the token', start.bind(null, -1)],
  ])('that %s is not waited for', (_, begin) => {
    const { state, stop } = begin()
    jest.advanceTimersByTime(DAYS_MS)
    expect([state.token, state.looks.size]).toEqual(['the-token', 0])
    stop()
  })

  test('is not waited for once it is stopped', () => {
    const { state, stop } = start(HOUR_MS)
    stop()
    jest.advanceTimersByTime(HOUR_MS)
    expect([state.token, state.looks.size]).toEqual(['the-token', 0])
  })
})
