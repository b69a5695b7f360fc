import type { CacheName } from '../../domain/session/stored-items'

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

type Browser = {
  readonly navigator: { readonly serviceWorker?: Pick<ServiceWorkerContainer, 'register' | 'getRegistration'> }
  readonly caches?: Pick<CacheStorage, 'open'>
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

const activated = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve()
      else if (worker.state === 'redundant') reject(new Error('The files of the portal could not be loaded.'))
    }
    worker.addEventListener('statechange', look)
    look()
  })

/**
 * Registers the service worker, and resolves when the portal opens without a network: at once if it did before.
 * `blocked` where the browser has none, in a private window for example.
 */
export const registerWorker = async (browser: Browser): Promise<'ready' | 'blocked'> => {
  const { serviceWorker } = browser.navigator
  if (serviceWorker === undefined) return 'blocked'
  const register = async () => {
    const before = await serviceWorker.getRegistration()
    if (!before?.active) await browser.caches?.open(FIRST_INSTALL)
    return serviceWorker.register(trustedAddress(browser), { updateViaCache: 'none' })
  }
  const registration = await register().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'SecurityError') return undefined
    throw error
  })
  if (registration === undefined) return 'blocked'
  const worker = registration.active ?? registration.waiting ?? registration.installing
  if (worker !== null) await activated(worker)
  return 'ready'
}
