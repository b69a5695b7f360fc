import 'fake-indexeddb/auto'
import { makeKeptData } from '../../../src/adapters/browser/kept-data'
import { makeSessionStore } from '../../../src/adapters/browser/session-store'
import { makeSafeStorage } from '../../../src/adapters/browser/storage'

const local = makeSafeStorage(() => window.localStorage)
const ofTab = makeSafeStorage(() => window.sessionStorage)

/** A browser with a worker and two caches; `gone` is what was asked to go away. */
const start = () => {
  const gone: string[] = []
  const unregister = () => Promise.resolve(gone.push('worker') > 0)
  const caches = {
    keys: () => Promise.resolve(['portal-build-1', 'portal-build-2']),
    delete: (name: string) => Promise.resolve(gone.push(name) > 0),
  }
  const kept = makeKeptData(local, {
    indexedDB: {
      deleteDatabase: (name: string) => {
        gone.push(name)
        return indexedDB.deleteDatabase(name)
      },
    } as IDBFactory,
    caches: caches as unknown as CacheStorage,
    navigator: {
      serviceWorker: {
        getRegistrations: () => Promise.resolve([{ unregister } as unknown as ServiceWorkerRegistration]),
      },
    },
  })
  return { kept, gone, store: makeSessionStore(local, ofTab, window, kept) }
}
const everything = ['kept', 'portal-build-1', 'portal-build-2', 'worker']

beforeEach(() => {
  window.localStorage.clear()
})

describe('what is kept', () => {
  test('[KEEP-01] belongs to a customer, and nobody sees it between a log-in and the profile', () => {
    const { kept, store } = start()
    expect(kept.owner()).toBeUndefined()
    kept.belongsTo('one@portal.test')
    expect(kept.owner()).toBe('one@portal.test')
    store.saveToken('another-token')
    expect(kept.owner()).toBeUndefined()
    kept.claim('one@portal.test')
    expect(kept.owner()).toBe('one@portal.test')
  })

  test('[KEEP-01] is erased when another customer is logged in, or when the customer logs out', async () => {
    const { kept, gone, store } = start()
    kept.belongsTo('one@portal.test')
    kept.claim('two@portal.test')
    expect(kept.owner()).toBeUndefined()
    await kept.erase()
    expect(gone.splice(0).sort()).toEqual([...everything, ...everything].sort())
    kept.belongsTo('one@portal.test')
    await store.clear()
    expect([gone.sort(), kept.owner(), window.localStorage.length]).toEqual([everything, undefined, 0])
  })

  test('[KEEP-01] stays when the session ends', () => {
    const { kept, gone, store } = start()
    store.saveToken('the-token')
    kept.belongsTo('one@portal.test')
    store.refuseToken('the-token')
    expect([kept.owner(), gone]).toEqual(['one@portal.test', []])
  })

  test('[KEEP-02] costs a customer who keeps nothing no look at the device', () => {
    const { kept, gone } = start()
    kept.claim('one@portal.test')
    kept.clearOwner()
    expect([gone, window.localStorage.length]).toEqual([[], 0])
  })

  test('a browser that has no place for it has nothing to erase', async () => {
    await expect(makeKeptData(local, { navigator: {} }).erase()).resolves.toBeUndefined()
  })
})
