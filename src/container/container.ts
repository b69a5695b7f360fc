import { Container } from 'inversify'
import { makeHttpClient, type HttpClientParts } from '../adapters/http/client'
import { makeReadAhead } from '../adapters/http/read-ahead'
import { makeClock } from '../adapters/browser/clock'
import { makeConfiguration } from '../adapters/browser/configuration'
import { makeConnectivity } from '../adapters/browser/connectivity'
import { makeCustomerStorage } from '../adapters/browser/customer-storage'
import { makeCustomerUpdates } from '../adapters/browser/customer-updates'
import { makeOfflineData } from '../adapters/browser/offline-data'
import { makeRules } from '../adapters/browser/rules'
import { makeSessionStore } from '../adapters/browser/session-store'
import { makeSafeStorage } from '../adapters/browser/storage'
import { makeWhenIdle } from '../adapters/browser/when-idle'
import { makeNavigation, type AttachedRouter, type NavigationParts } from '../adapters/ui-library/navigation'
import { makeNotifications, type NotificationsParts } from '../adapters/ui-library/notifications'
import type { LocalKey, TabKey } from '../domain/session/stored-items'
import { Clock } from '../ports/clock'
import { Connectivity } from '../ports/connectivity'
import { CustomerStorage } from '../ports/customer-storage'
import { CustomerUpdates } from '../ports/customer-updates'
import { OfflineData } from '../ports/offline-data'
import { Navigation } from '../ports/navigation'
import { Notifications } from '../ports/notifications'
import { OpenedResetLink } from '../ports/opened-reset-link'
import { Rules } from '../ports/rules'
import { SessionStore } from '../ports/session-store'
import { bindPort, resolveFeature } from './binding/define-feature'
import { feature as session } from './features/session'
import { ApiHost, ConfigurationSource, Http, Local, OfTab } from './binding/tokens'

/** Tells developers which fields of a response could not be read, never their values. */
const reportUnreadable: HttpClientParts['report'] = (call, paths) => {
  // oxlint-disable-next-line no-console -- the console is where developers look
  console.warn(`${call}: could not read ${paths.join(', ')}`)
}

/** What the composition root passes in: the paths of the screens, and how toasts are loaded and shown. */
type ContainerParts = {
  readonly browser: Window & typeof globalThis
  readonly paths: Pick<NavigationParts, 'toPath' | 'fromAddress'>
  readonly toasts: Pick<NotificationsParts, 'load' | 'showWaiting'>
  /** The link of a reset mail, which was taken out of the address before. */
  readonly resetLink: OpenedResetLink
  /** Receives problems with `/config.json`, without which no call works. */
  readonly onWrongConfiguration?: (complaint: string) => void
}

/** The container with everything that all screens need; features add their own modules when they are loaded. */
export const makeContainer = ({ browser, paths, toasts, resetLink, onWrongConfiguration }: ContainerParts) => {
  const connectivity = makeConnectivity(browser)
  const { fetch, tracked } = connectivity
  const local = makeSafeStorage<LocalKey>(() => browser.localStorage)
  const ofTab = makeSafeStorage<TabKey>(() => browser.sessionStorage)
  const offlineData = makeOfflineData(local, browser, async (from, to) => {
    await (await import(/* webpackChunkName: "kept" */ './binding/offline-adapters')).renameOwner(from, to)
  })
  const store = makeSessionStore(local, ofTab, browser, offlineData)
  const customerStorage = makeCustomerStorage({
    local,
    ofTab,
    offlineData,
    token: store.token,
    adopt: async (...given) =>
      (await import(/* webpackChunkName: "adopt" */ '../adapters/browser/adopt-unowned')).adoptUnowned(...given),
    crypto: browser.crypto,
  })
  const navigation = makeNavigation({ ...paths, browser, session: ofTab })
  const configuration = makeConfiguration(fetch, onWrongConfiguration)
  // Requested immediately, since the page preloads it; after a failure the next call that needs it requests it again.
  configuration().catch(() => undefined)
  const ahead = makeReadAhead({ configuration, token: store.token, fetch })
  const { clock, follow } = makeClock(browser)
  const container = new Container({ defaultScope: 'Singleton' })

  const bind = bindPort(container)
  bind(Clock, () => clock)
  bind(Connectivity, () => connectivity)
  bind(Navigation, () => navigation)
  bind(OpenedResetLink, () => resetLink)
  bind(Notifications, () => makeNotifications({ ...toasts, whenIdle: makeWhenIdle(browser), connectivity }))
  bind(Local, () => local)
  bind(OfTab, () => ofTab)
  bind(CustomerStorage, () => customerStorage)
  bind(SessionStore, () => store)
  bind(OfflineData, () => offlineData)
  bind(ConfigurationSource, () => configuration)
  bind(ApiHost, () => async () => (await configuration()).apiHost)
  bind(Rules, makeRules, ConfigurationSource)
  bind(CustomerUpdates, makeCustomerUpdates)
  bind(Http, () =>
    makeHttpClient({
      configuration,
      store,
      connectivity,
      fetch: ahead.fetch,
      report: reportUnreadable,
      now: clock.now,
      onAnswer: follow,
      tracked,
    }),
  )

  const router: AttachedRouter = navigation
  return {
    container,
    session: resolveFeature(container, 'session', session),
    router,
    readAhead: ahead.readAhead,
  }
}
