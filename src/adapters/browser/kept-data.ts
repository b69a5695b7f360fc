import type { KeptData } from '../../ports/kept-data'
import type { SafeStorage } from './storage'

/** The key in local storage, and the name of the database. */
const KEPT = 'kept'
const [OWNED, UNKNOWN] = ['=', '?']

/** The parts of `window` that hold what is kept. An old browser, or a page without TLS, lacks some. */
type Browser = {
  readonly indexedDB?: IDBFactory
  readonly caches?: CacheStorage
  readonly navigator: { readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistrations'> }
}

const deleteDatabase = (factory: IDBFactory): Promise<void> =>
  new Promise((resolve) => {
    const request = factory.deleteDatabase(KEPT)
    // Blocked by another tab that is reading just now: it is deleted as soon as that has ended.
    request.onsuccess =
      request.onerror =
      request.onblocked =
        () => {
          resolve()
        }
  })

/** The mark in local storage is the owner's email address, with a sign before it that says whether it may be shown. */
export const makeKeptData = (local: SafeStorage, browser: Browser): KeptData => {
  const mark = () => local.get(KEPT) ?? ''
  const erase = async () => {
    local.remove(KEPT)
    const { indexedDB, caches, navigator } = browser
    await Promise.allSettled([
      indexedDB && deleteDatabase(indexedDB),
      caches?.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
      navigator.serviceWorker?.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister()))),
    ])
  }
  return {
    owner: () => (mark().startsWith(OWNED) ? mark().slice(1) : undefined),
    belongsTo: (owner) => {
      local.set(KEPT, OWNED + owner)
    },
    clearOwner: () => {
      if (mark() !== '') local.set(KEPT, UNKNOWN + mark().slice(1))
    },
    claim: (owner) => {
      if (mark() === UNKNOWN + owner) local.set(KEPT, OWNED + owner)
      else if (mark() !== '' && mark() !== OWNED + owner) void erase()
    },
    erase,
  }
}
