import { left, right, type Either } from 'fp-ts/Either'
import { summaryOf, type SaveFailure, type OfflinePolicy } from '../../domain/policy/offline-policy'
import { isWebAddress } from '../../domain/values/web-address'
import type { OfflineData } from '../../ports/offline-data'
import type { OfflinePolicies } from '../../ports/offline-policies'
import type { SessionStore } from '../../ports/session-store'
import { timed } from '../http/timed'
import { isNoRoom } from './no-room'
import { readOfflinePolicies, removeOfflinePolicy, storeOfflinePolicy } from './offline-database'

/** How long the certificate, and then the portal's own files, may take. */
const LOADED_WITHIN_MS = 60_000

export type OfflinePoliciesParts = {
  readonly offlineData: OfflineData
  readonly session: Pick<SessionStore, 'token'>
  readonly now: () => number
  readonly browser: {
    readonly fetch: typeof globalThis.fetch
    readonly navigator: { readonly storage?: { readonly persist?: () => Promise<boolean> } }
  }
  /** Makes the portal open without a network. */
  readonly registerWorker: () => Promise<'ready' | 'blocked' | 'full'>
}

/** What the database threw, in the portal's terms: the browser has no room, or does not allow one. */
const failureOf = (error: unknown): SaveFailure => (isNoRoom(error) ? 'full' : 'blocked')

const attempt = async <A>(work: () => Promise<A>): Promise<Either<SaveFailure, A>> => {
  try {
    return right(await work())
  } catch (error) {
    return left(failureOf(error))
  }
}

const isPdf = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-'

/** Policies in IndexedDB, with their certificates as bytes. Nothing is stored unless all of it could be loaded. */
export const makeOfflinePolicies = ({
  offlineData,
  session,
  now,
  browser,
  registerWorker,
}: OfflinePoliciesParts): Omit<OfflinePolicies, 'canBeEvicted'> => {
  const load = async (address: string, signal: AbortSignal): Promise<OfflinePolicy['certificate']> => {
    const response = await browser.fetch(address, {
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (!response.ok || !isPdf(bytes)) throw new Error('This is no certificate.')
    return bytes
  }
  const ownerOr = (owner: string | undefined) => owner ?? offlineData.owner()

  /** Erases what is left once no policy is saved, the service worker too, unless by now another customer keeps something. */
  const eraseIfEmpty = async (owner: string) => {
    const rows = await attempt(() => readOfflinePolicies(owner))
    const whose = offlineData.owner()
    // Where a database without room does not open, the mark says whether anything is saved.
    const isEmpty = rows._tag === 'Left' ? whose === undefined : rows.right.length === 0
    if (isEmpty && (whose ?? owner) === owner) await offlineData.erase()
  }
  const removeOne = async (owner: string, id: string) => {
    await removeOfflinePolicy(owner, id)
    await eraseIfEmpty(owner)
  }

  return {
    save:
      ({ owner, policy }, { signal }) =>
      async () => {
        const token = session.token()
        // Not any more once somebody has logged out, here or in another tab.
        const isLoggedIn = () => token !== undefined && session.token() === token
        // Best effort: without it the browser may delete the offline policies when its disk is full.
        void browser.navigator.storage?.persist?.().catch(() => false)
        const loaded = await timed(LOADED_WITHIN_MS, signal, async (limit) => {
          const address = policy.certificateUrl
          const certificate = isWebAddress(address) ? await load(address, limit) : undefined
          return { certificate, worker: await registerWorker() }
        })
        if (loaded._tag === 'Left') return left('unreachable')
        if (loaded.right.worker !== 'ready') return left(loaded.right.worker)
        if (!isLoggedIn()) {
          await attempt(() => eraseIfEmpty(owner))
          return left('unreachable')
        }
        if (signal.aborted) return left('unreachable')
        const row: OfflinePolicy = { ...summaryOf(policy, now()), certificate: loaded.right.certificate }
        const stored = await attempt(() => storeOfflinePolicy(owner, row))
        if (stored._tag === 'Left') {
          // Not even the files of the portal stay, unless something else is saved.
          await attempt(() => eraseIfEmpty(owner))
          return stored
        }
        if (!isLoggedIn()) {
          await attempt(() => removeOne(owner, row.id))
          return left('unreachable')
        }
        offlineData.belongsTo(owner)
        if (offlineData.owner() === owner) return right(row)
        // What nobody owns is never shown: local storage has no room for the mark.
        await attempt(() => removeOne(owner, row.id))
        return left('full')
      },
    read: (asked) => () => {
      const owner = offlineData.owner()
      // Reading would make a database where there is none.
      if (owner === undefined || (asked ?? owner) !== owner) return Promise.resolve(right([]))
      return attempt(() => readOfflinePolicies(owner))
    },
    remove:
      ({ owner: asked, id }) =>
      () =>
        attempt(async () => {
          const owner = ownerOr(asked)
          if (owner !== undefined) await removeOne(owner, id)
        }),
  }
}
