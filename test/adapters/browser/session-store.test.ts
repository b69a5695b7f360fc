import fc from 'fast-check'
import { makeSessionStore } from '../../../src/adapters/browser/session-store'
import { makeSafeStorage } from '../../../src/adapters/browser/storage'
import type { SessionChange } from '../../../src/ports/session-store'

const start = (local: () => Storage = () => window.localStorage) => {
  const store = makeSessionStore(
    makeSafeStorage(local),
    makeSafeStorage(() => window.sessionStorage),
    window,
  )
  const heard: SessionChange[] = []
  const stop = store.watch((change) => heard.push(change))
  return { store, heard, stop }
}

const otherTab = (key: string | null, newValue: string | null = null) => {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

const stops: (() => void)[] = []
const watched = () => {
  const running = start()
  stops.push(running.stop)
  return running
}

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

afterEach(() => {
  stops.splice(0).forEach((stop) => {
    stop()
  })
})

describe('the stored session', () => {
  test('[AUTH-06: token] the token is in local storage under the key token', () => {
    const { store, heard } = watched()
    expect(store.token()).toBeUndefined()
    store.saveToken('a.b-c_d')
    expect(window.localStorage.getItem('token')).toBe('a.b-c_d')
    expect(store.token()).toBe('a.b-c_d')
    expect(heard).toEqual(['stored'])
  })

  test('[AUTH-14: stored email] the email is in local storage under the key email', () => {
    const { store } = watched()
    expect(store.registeredEmail()).toBeUndefined()
    store.saveRegisteredEmail('a@portal.test')
    expect(window.localStorage.getItem('email')).toBe('a@portal.test')
    expect(store.registeredEmail()).toBe('a@portal.test')
  })

  test.each([
    '',
    ' ',
    'null',
    'undefined',
    '[object Object]',
    '{"accessToken":"x"}',
    'two words',
    'line\nbreak',
    '"x"',
    'ä',
  ])('[SESS-02] an invalid value in storage (%p) is not a token', (rubbish) => {
    window.localStorage.setItem('token', rubbish)
    expect(watched().store.token()).toBeUndefined()
  })

  test('any valid token of a server is stored unchanged', () => {
    const { store } = watched()
    const tokens = fc
      .stringMatching(/^[\w.~+/-]{1,200}={0,2}$/)
      .filter((text) => text !== 'null' && text !== 'undefined')
    fc.assert(
      fc.property(tokens, (token) => {
        store.saveToken(token)
        expect(store.token()).toBe(token)
      }),
    )
  })

  test('[SESS-08] only the stored token can be refused', () => {
    const { store, heard } = watched()
    store.saveToken('new')
    store.refuseToken('old')
    expect(store.token()).toBe('new')
    store.refuseToken('new')
    expect(store.token()).toBeUndefined()
    store.refuseToken('new')
    expect(heard).toEqual(['stored', 'refused'])
  })

  test('[SESS-04] [SESS-05] clearing removes everything from local storage and session storage', () => {
    const { store } = watched()
    store.saveToken('x')
    window.localStorage.setItem('draft:someone:kyc', '{}')
    window.sessionStorage.setItem('place', '/dashboard')
    void store.clear()
    expect(window.localStorage).toHaveLength(0)
    expect(window.sessionStorage).toHaveLength(0)
    expect(store.token()).toBeUndefined()
  })
})

describe('a change in another tab', () => {
  test.each<[string, string | null, string | null, SessionChange[]]>([
    ['logs out', null, null, ['cleared']],
    ['logs in', 'token', 'fresh', ['stored']],
    ['loses its token', 'token', null, ['removed']],
    ['stores an invalid token', 'token', 'null', ['removed']],
    ['stores an email', 'email', 'a@portal.test', []],
  ])('[SESS-05] [SESS-06] [SESS-10] notifies listeners: the tab %s', (_, key, value, changes) => {
    const { heard } = watched()
    otherTab(key, value)
    expect(heard).toEqual(changes)
  })

  test('is not reported after unsubscribing', () => {
    const { store, heard, stop } = start()
    stop()
    otherTab(null)
    store.saveToken('x')
    expect(heard).toEqual([])
  })

  test('a listener that adds another during a notification causes no endless loop', () => {
    const { store } = start()
    let heard = 0
    const listen = (): void => {
      stops.push(
        store.watch(() => {
          heard += 1
          listen()
        }),
      )
    }
    listen()
    store.saveToken('x')
    expect(heard).toBe(1)
  })
})

describe('a storage that fails', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const full = () => {
    const storage = window.localStorage
    return new Proxy(storage, {
      get: (target, key) => {
        if (key === 'setItem')
          return () => {
            throw new DOMException('full', 'QuotaExceededError')
          }
        const value: unknown = Reflect.get(target, key)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
  }

  test.each([
    ['blocked', blocked],
    ['full', full],
  ])('because it is %s leaves the session in memory until the page is left', (_, open) => {
    const { store, heard, stop } = start(open)
    stops.push(stop)
    expect(store.token()).toBeUndefined()
    store.saveToken('x')
    store.saveRegisteredEmail('a@portal.test')
    expect([store.token(), store.registeredEmail()]).toEqual(['x', 'a@portal.test'])
    store.refuseToken('x')
    expect(store.token()).toBeUndefined()
    store.saveToken('y')
    void store.clear()
    expect([store.token(), store.registeredEmail()]).toEqual([undefined, undefined])
    expect(heard).toEqual(['stored', 'refused', 'stored'])
    expect(window.localStorage).toHaveLength(0)
  })

  test('because it is full returns the new value, not the old one that is still stored', () => {
    window.localStorage.setItem('token', 'old')
    const { store, stop } = start(full)
    stops.push(stop)
    store.saveToken('new')
    expect(store.token()).toBe('new')
  })
})

describe('safe storage', () => {
  test('lists its keys, including those in memory', () => {
    window.localStorage.setItem('a', '1')
    const storage = makeSafeStorage(() => window.localStorage)
    storage.set('b', '2')
    expect([...storage.keys()].sort()).toEqual(['a', 'b'])
    const inMemory = makeSafeStorage(() => {
      throw new Error('blocked')
    })
    inMemory.set('c', '3')
    expect(inMemory.keys()).toEqual(['c'])
  })
})
