import fc from 'fast-check'
import { makeDraftStore } from '../../../src/adapters/browser/draft-store'
import { makeOwnStorage } from '../../../src/adapters/browser/own-storage'
import { makeSafeStorage } from '../../../src/adapters/browser/storage'
import type { SessionChange } from '../../../src/ports/session-store'

const KEY = 'draft:kyc-employer'
const DAYS = 24 * 60 * 60 * 1000

beforeEach(() => {
  jest.useFakeTimers()
  window.localStorage.clear()
})
afterEach(() => {
  // A pending write would happen in the next test.
  window.dispatchEvent(new Event('pagehide'))
  jest.useRealTimers()
})

const start = () => {
  const state = { now: 1_000_000, isOwn: true }
  const listeners: ((change: SessionChange) => void)[] = []
  const drafts = makeDraftStore({
    local: makeOwnStorage(
      makeSafeStorage(() => window.localStorage),
      { owner: () => (state.isOwn ? 'the-owner' : undefined) },
    ),
    now: () => state.now,
    session: {
      watch: (listener) => {
        listeners.push(listener)
        return () => undefined
      },
    },
    browser: window,
  })
  const stored = () => window.localStorage.getItem(KEY)
  const end = (change: SessionChange) => {
    state.isOwn = change !== 'cleared'
    for (const listener of listeners) listener(change)
  }
  return { drafts, state, stored, end }
}

describe('drafts', () => {
  test('are written half a second after the last change', () => {
    const { drafts, stored } = start()
    drafts.save('kyc-employer', { name: 'A' }, 'soon')
    jest.advanceTimersByTime(400)
    drafts.save('kyc-employer', { name: 'AB' }, 'soon')
    jest.advanceTimersByTime(499)
    expect(stored()).toBeNull()
    jest.advanceTimersByTime(1)
    expect(drafts.read('kyc-employer')).toEqual({ name: 'AB' })
  })

  test('are written when the page is left, and immediately on request', () => {
    const { drafts, stored } = start()
    drafts.save('kyc-employer', { name: 'A' }, 'soon')
    window.dispatchEvent(new Event('pagehide'))
    expect(drafts.read('kyc-employer')).toEqual({ name: 'A' })
    drafts.save('kyc-employer', { name: 'B' }, 'soon')
    drafts.save('kyc-employer', { name: 'C' }, 'now')
    expect(stored()).toContain('"C"')
    jest.runAllTimers()
    expect(drafts.read('kyc-employer')).toEqual({ name: 'C' })
  })

  test('store lists by row; a row with anything but texts is invalid', () => {
    const { drafts, state } = start()
    const items = [{ itemDesc: 'Television', itemValue: '5.00' }]
    drafts.save('home-appliances', { itemDesc: '', items }, 'now')
    expect(drafts.read('home-appliances')).toEqual({ itemDesc: '', items })
    const key = 'draft:home-appliances'
    window.localStorage.setItem(key, JSON.stringify({ at: state.now, fields: { items: [{ itemValue: 5 }] } }))
    expect(drafts.read('home-appliances')).toBeUndefined()
  })

  test('are read with changes that are not written yet', () => {
    const { drafts, stored } = start()
    drafts.save('kyc-employer', { name: 'A' }, 'soon')
    expect(stored()).toBeNull()
    expect(drafts.read('kyc-employer')).toEqual({ name: 'A' })
  })

  test('are read only by the same form', () => {
    const { drafts } = start()
    drafts.save('kyc-employer', { name: 'A' }, 'now')
    expect(drafts.read('motor-quote')).toBeUndefined()
  })

  test('expire after seven days', () => {
    const { drafts, state, stored } = start()
    drafts.save('kyc-employer', { name: 'A' }, 'now')
    state.now += 7 * DAYS
    expect(drafts.read('kyc-employer')).toEqual({ name: 'A' })
    state.now += 1
    expect(drafts.read('kyc-employer')).toBeUndefined()
    expect(stored()).toBeNull()
  })

  test('are removed together with pending changes', () => {
    const { drafts, stored } = start()
    drafts.save('kyc-employer', { name: 'A' }, 'now')
    drafts.save('kyc-employer', { name: 'AB' }, 'soon')
    drafts.remove('kyc-employer')
    jest.runAllTimers()
    window.dispatchEvent(new Event('pagehide'))
    expect(stored()).toBeNull()
  })

  test('[SIGN-08: storage] are not written after a log-out or another log-in, not even pending changes', () => {
    const { drafts, state } = start()
    drafts.save('kyc-employer', { name: 'A' }, 'soon')
    state.isOwn = false
    window.dispatchEvent(new Event('pagehide'))
    state.isOwn = true
    jest.runAllTimers()
    expect(window.localStorage).toHaveLength(0)
  })

  test.each(['refused', 'removed'] as const)('[SESS-05] pending changes are written when the token is %s', (change) => {
    const { drafts, end } = start()
    drafts.save('kyc-employer', { name: 'A' }, 'soon')
    end(change)
    jest.runAllTimers()
    expect(drafts.read('kyc-employer')).toEqual({ name: 'A' })
  })

  test('pending changes are not written after a log-out in another tab', () => {
    const { drafts, end } = start()
    drafts.save('kyc-employer', { name: 'A' }, 'soon')
    end('cleared')
    jest.runAllTimers()
    expect(window.localStorage).toHaveLength(0)
  })

  test('are not written if empty', () => {
    const { drafts } = start()
    drafts.save('kyc-bvn', {}, 'now')
    expect(window.localStorage).toHaveLength(0)
  })

  test('ignore invalid content of the storage', () => {
    const { drafts } = start()
    const odd = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('{"at":1,"fields":{"name":5}}', '{"fields":{}}', 'null'),
    )
    fc.assert(
      fc.property(odd, (text) => {
        window.localStorage.setItem(KEY, text)
        expect(drafts.read('kyc-employer')).toBeUndefined()
      }),
    )
  })
})
