import type { DatabaseName, LocalKey } from '../../domain/session/stored-items'
import type { OfflineData } from '../../ports/offline-data'
import { comparable } from './comparable-email'
import type { SafeStorage } from './storage'

/** The key in local storage, and the name of the database. */
const KEPT = 'kept' satisfies LocalKey & DatabaseName
const [OWNED, UNKNOWN] = ['=', '?']

/** The parts of `window` that hold the offline policies. An old browser, or a page without TLS, lacks some. */
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

/** Gives the offline policies to their owner's new name. */
type Rename = (from: string, to: string) => Promise<void>

/**
 * The mark in local storage is the owner, with a sign before it that says whether the offline policies may be shown. Earlier
 * releases named the owner by the email address.
 */
export const makeOfflineData = (local: SafeStorage<LocalKey>, browser: Browser, rename: Rename): OfflineData => {
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
    setOwner: async (owner, formerly) => {
      const whose = mark().slice(1)
      if (whose === '') return
      if (![owner, ...formerly].some((name) => comparable(name) === comparable(whose))) return erase()
      // Where its rows could not be given the new name, it stays under the old one until the next time.
      const isRenamed =
        whose === owner ||
        (await rename(whose, owner).then(
          () => true,
          () => false,
        ))
      if (mark() !== '') local.set(KEPT, OWNED + (isRenamed ? owner : whose))
    },
    erase,
  }
}
