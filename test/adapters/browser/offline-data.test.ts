import 'fake-indexeddb/auto'
import { makeOfflineData } from '../../../src/adapters/browser/offline-data'
import { makeSessionStore } from '../../../src/adapters/browser/session-store'
import { makeSafeStorage } from '../../../src/adapters/browser/storage'

const local = makeSafeStorage(() => window.localStorage)
const ofTab = makeSafeStorage(() => window.sessionStorage)

/** A browser with a worker and two caches; `gone` is what was asked to go away. */
const start = () => {
  const gone: string[] = []
  const renamed: string[] = []
  const unregister = () => Promise.resolve(gone.push('worker') > 0)
  const caches = {
    keys: () => Promise.resolve(['portal-build-1', 'portal-build-2']),
    delete: (name: string) => Promise.resolve(gone.push(name) > 0),
  }
  const rename = (from: string, to: string) => {
    renamed.push(`${from} to ${to}`)
    return from.includes('stuck') ? Promise.reject(new Error('No database.')) : Promise.resolve()
  }
  const parts = {
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
  }
  const offlineData = makeOfflineData(local, parts, rename)
  return { kept: offlineData, gone, renamed, store: makeSessionStore(local, ofTab, window, offlineData) }
}
const everything = ['kept', 'portal-build-1', 'portal-build-2', 'worker']

beforeEach(() => {
  window.localStorage.clear()
})

describe('the offline policies', () => {
  test('[KEEP-01] belongs to a customer, and nobody sees it between a log-in and the profile', async () => {
    const { kept: offlineData, store } = start()
    expect(offlineData.owner()).toBeUndefined()
    offlineData.belongsTo('one')
    expect(offlineData.owner()).toBe('one')
    store.saveToken('another-token')
    expect(offlineData.owner()).toBeUndefined()
    await offlineData.setOwner('one', [])
    expect(offlineData.owner()).toBe('one')
  })

  test('[KEEP-01] is erased when another customer is logged in, or when the customer logs out', async () => {
    const { kept: offlineData, gone, store } = start()
    offlineData.belongsTo('one@portal.test')
    await offlineData.setOwner('two', ['two@portal.test'])
    expect(offlineData.owner()).toBeUndefined()
    expect(gone.splice(0).sort()).toEqual(everything)
    offlineData.belongsTo('one@portal.test')
    await store.clear()
    expect([gone.sort(), offlineData.owner(), window.localStorage.length]).toEqual([everything, undefined, 0])
  })

  test('[KEEP-01] stays when the session ends', () => {
    const { kept: offlineData, gone, store } = start()
    store.saveToken('the-token')
    offlineData.belongsTo('one@portal.test')
    store.refuseToken('the-token')
    expect([offlineData.owner(), gone]).toEqual(['one@portal.test', []])
  })

  test('[KEEP-02] costs a customer who keeps nothing no look at the device', async () => {
    const { kept: offlineData, gone } = start()
    await offlineData.setOwner('one', [])
    offlineData.clearOwner()
    expect([gone, window.localStorage.length]).toEqual([[], 0])
  })

  test('[SIGN-08: an earlier release] gets its owner a name without the email address, and stays readable where that fails', async () => {
    const { kept: offlineData, gone, renamed } = start()
    window.localStorage.setItem('kept', '?One@Portal.Test')
    await offlineData.setOwner('one', ['one@portal.test'])
    expect([offlineData.owner(), window.localStorage.getItem('kept')]).toEqual(['one', '=one'])
    window.localStorage.setItem('kept', '?stuck@portal.test')
    await offlineData.setOwner('stuck one', ['stuck@portal.test'])
    expect(offlineData.owner()).toBe('stuck@portal.test')
    expect(renamed).toEqual(['One@Portal.Test to one', 'stuck@portal.test to stuck one'])
    expect(gone).toEqual([])
  })

  test('a browser that has no place for it has nothing to erase', async () => {
    await expect(makeOfflineData(local, { navigator: {} }, () => Promise.resolve()).erase()).resolves.toBeUndefined()
  })
})
