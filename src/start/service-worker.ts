import { cacheNames, setCacheNameDetails } from 'workbox-core'
import type { RouteHandlerCallback } from 'workbox-core/types'
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { isNoRoom, NO_ROOM } from '../container/no-room'
import { accountAddresses, addressPattern, offlineAddress } from '../ui/routes/addresses'

/** What the build writes in (`.ci/build/service-worker-plugin.ts`): an id of its files, and the files, the page last. */
type Build = {
  readonly id: string
  readonly files: Array<{ readonly url: string; readonly revision: string | null; readonly integrity: string }>
}

type Lifecycle = { readonly waitUntil: (work: Promise<unknown>) => void }

type Page = { readonly postMessage: (message: unknown) => void }

/** The part of the worker's scope that is used here; the types of a page's scope are another library. */
declare const self: {
  readonly portalBuild: Build
  readonly caches: CacheStorage
  readonly clients: { readonly matchAll: (of: { readonly includeUncontrolled: true }) => Promise<readonly Page[]> }
  readonly addEventListener: (type: 'install' | 'activate', listener: (event: Lifecycle) => void) => void
}
const { id, files } = self.portalBuild

/** How long a page of the network is waited for, in seconds. */
const PAGE_WITHIN_SECONDS = 3
const PREFIX = 'portal'
const PAGE = '/app.html'
const POLICIES = '/dashboard/policies'

const addresses = [...accountAddresses, offlineAddress].map((address) => new RegExp(addressPattern(address), 'i'))
const opensOffline = (path: string): boolean => addresses.some((pattern) => pattern.test(path))

/** Each build has a cache of its own. A page that is there was stored after all its files, so the build is complete. */
setCacheNameDetails({ prefix: PREFIX, precache: 'build', suffix: id })
const precached = new PrecacheController()
precached.addToCacheList([...files])

/** Tells the pages that there is no room for the files: of a failed installation they learn no more than that it failed. */
const reportNoRoom = async () => {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(NO_ROOM)
}

/**
 * What was there at the beginning, the page's mark or the build before, is gone if everything was erased meanwhile: then the
 * installation fails. Nothing stays of one that has failed.
 */
self.addEventListener('install', (event) => {
  const install = async () => {
    const before = await self.caches.keys()
    await precached.install(event)
    const now = await self.caches.keys()
    if (before.length > 0 && before.every((name) => now.includes(name))) return
    throw new Error('What is kept was erased while the files of the portal were being stored.')
  }
  const installOrNothing = async () => {
    try {
      await install()
    } catch (error) {
      await self.caches.delete(cacheNames.precache)
      if (isNoRoom(error)) await reportNoRoom()
      throw error
    }
  }
  event.waitUntil(installOrNothing())
})

/** The page of the newest build that is complete: it may be newer than this worker, which waits for its tabs to close. */
const newestPage = async (): Promise<Response | undefined> => {
  for (const name of (await self.caches.keys()).reverse()) {
    const page = await (await self.caches.open(name)).match(PAGE, { ignoreSearch: true })
    if (page !== undefined) return page
  }
  return undefined
}

const isAnswer = (response: Response | undefined): response is Response =>
  response !== undefined && response.status < 500

/** The network's page, else `otherwise`. A gateway that cannot reach the server answers with an error of its own. */
const orElse =
  (network: NetworkOnly, otherwise: () => Promise<Response | undefined>): RouteHandlerCallback =>
  async (options) => {
    const answer = await network.handle(options).catch(() => undefined)
    return isAnswer(answer) ? answer : ((await otherwise()) ?? answer ?? Response.error())
  }

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && opensOffline(url.pathname),
  orElse(new NetworkOnly({ networkTimeoutSeconds: PAGE_WITHIN_SECONDS }), newestPage),
)

// The way in, for somebody who types the portal's name: without a network it leads to the offline policies.
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && /^\/(login)?$/i.test(url.pathname),
  orElse(new NetworkOnly(), () => Promise.resolve(Response.redirect(POLICIES))),
)

// The names of assets contain a hash of their content, so one of another build is never taken for this build's.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await self.caches.match(request.url, { ignoreVary: true })) ?? fetch(request),
)

// This worker begins when no tab uses an older build any more.
self.addEventListener('activate', (event) => {
  const deleteOthers = async () => {
    const names = await self.caches.keys()
    await Promise.all(names.filter((name) => !name.endsWith(`-${id}`)).map((name) => self.caches.delete(name)))
  }
  event.waitUntil(deleteOthers())
})
