import type { CacheName } from '../../domain/session/stored-items'
import { isNoRoom, NO_ROOM } from './no-room'

/** The file that the build writes beside the pages (`.ci/build/service-worker-plugin.ts`). */
const WORKER = '/service-worker.js'

/**
 * A cache without entries, for as long as the worker is installed for the first time. A log-out deletes it with all others:
 * the installation, which may go on, then knows that nothing of it may stay (`src/start/service-worker.ts`).
 */
const FIRST_INSTALL = 'portal-first-install' satisfies CacheName

type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

type Container = Pick<
  ServiceWorkerContainer,
  'register' | 'getRegistration' | 'addEventListener' | 'removeEventListener'
>

type Browser = {
  readonly navigator: { readonly serviceWorker?: Container }
  readonly caches?: Pick<CacheStorage, 'open' | 'delete'>
  readonly trustedTypes?: TrustedTypes
}

let trusted: string | undefined

/** The worker's address, which the browser trusts by a policy of its own: it makes no other address a script's. */
const trustedAddress = ({ trustedTypes }: Browser): string => {
  trusted ??= trustedTypes
    ? trustedTypes
        .createPolicy('portal#sw', {
          createScriptURL: (address) => {
            if (address !== WORKER) throw new TypeError(`${address} is not the service worker`)
            return address
          },
        })
        .createScriptURL(WORKER)
    : WORKER
  return trusted
}

/** Whether the worker became active; otherwise its installation has failed. */
const isActivated = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const check = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state === 'activated')
    }
    worker.addEventListener('statechange', check)
    check()
  })

/** Waits until the worker is active, or fails; `full` if it says that there was no room for its files. */
const installed = async (serviceWorker: Container, worker: ServiceWorker): Promise<'ready' | 'full'> => {
  const messages = new Set<unknown>()
  const listen = ({ data }: MessageEvent) => {
    messages.add(data)
  }
  serviceWorker.addEventListener('message', listen)
  const isReady = await isActivated(worker)
  // What the worker has said before is there when the browser has answered this.
  if (!isReady) await serviceWorker.getRegistration()
  serviceWorker.removeEventListener('message', listen)
  if (isReady) return 'ready'
  if (messages.has(NO_ROOM)) return 'full'
  throw new Error('The files of the portal could not be loaded.')
}

/** Why a worker cannot be registered, unless it is a failure of another kind. */
const reasonOf = (error: unknown): 'blocked' | 'full' => {
  if (isNoRoom(error)) return 'full'
  if (error instanceof DOMException && error.name === 'SecurityError') return 'blocked'
  throw error
}

/**
 * Registers the service worker, and resolves when the portal opens without a network: at once if it did before.
 * `blocked` where the browser has none, in a private window for example; `full` where it has no room for the files.
 */
export const registerWorker = async (browser: Browser): Promise<'ready' | 'blocked' | 'full'> => {
  const { serviceWorker } = browser.navigator
  if (serviceWorker === undefined) return 'blocked'
  const register = async () => {
    const before = await serviceWorker.getRegistration()
    if (!before?.active) await browser.caches?.open(FIRST_INSTALL)
    const { active, waiting, installing } = await serviceWorker.register(trustedAddress(browser), {
      updateViaCache: 'none',
    })
    const worker = active ?? waiting ?? installing
    return worker === null || worker.state === 'activated' ? 'ready' : installed(serviceWorker, worker)
  }
  const deleteMark = async () => void (await browser.caches?.delete(FIRST_INSTALL))
  try {
    return await register().catch(reasonOf)
  } finally {
    await deleteMark().catch(() => undefined)
  }
}
