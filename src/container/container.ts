import { Container } from 'inversify'
import { makeHttpClient } from '../adapters/http/client'
import { clock } from '../adapters/browser/clock'
import { makeConfiguration } from '../adapters/browser/configuration'
import { makeConnectivity } from '../adapters/browser/connectivity'
import { makeCustomerUpdates } from '../adapters/browser/customer-updates'
import { makeDraftStore } from '../adapters/browser/draft-store'
import { makeRules } from '../adapters/browser/rules'
import { makeSessionStore } from '../adapters/browser/session-store'
import { makeSafeStorage } from '../adapters/browser/storage'
import { makeNavigation, type AttachedRouter, type NavigationParts } from '../adapters/ui-library/navigation'
import { makeNotifications } from '../adapters/ui-library/notifications'
import { Clock } from '../ports/clock'
import { Connectivity } from '../ports/connectivity'
import { CustomerUpdates } from '../ports/customer-updates'
import { DraftStore } from '../ports/draft-store'
import { Navigation } from '../ports/navigation'
import { Notifications } from '../ports/notifications'
import { Rules } from '../ports/rules'
import { SessionStore } from '../ports/session-store'
import { bindPort, resolveFeature } from './define-feature'
import { feature as session } from './features/session'
import { ApiHost, ConfigurationSource, Http, Local } from './tokens'

/** What the composition root knows and the container does not: the paths of the screens, and when toasts appear. */
type ContainerParts = {
  readonly browser: Window & typeof globalThis
  readonly paths: Pick<NavigationParts, 'toPath' | 'fromAddress'>
  readonly onFirstToast: () => void
  /** Hears what is wrong with `/config.json`; without the right one no call works. */
  readonly onWrongConfiguration?: (complaint: string) => void
}

/** The container of the portal with everything that every screen needs; features add their own modules when loaded. */
export const makeContainer = ({ browser, paths, onFirstToast, onWrongConfiguration }: ContainerParts) => {
  const fetch: typeof globalThis.fetch = (input, init) => browser.fetch(input, init)
  const local = makeSafeStorage(() => browser.localStorage)
  const ofTab = makeSafeStorage(() => browser.sessionStorage)
  const store = makeSessionStore(local, ofTab, browser)
  const navigation = makeNavigation({ ...paths, browser, session: ofTab })
  const configuration = makeConfiguration(fetch, onWrongConfiguration)
  // Asked for at once, since the page preloads it; a failed reading is tried again by the first call that needs it.
  configuration().catch(() => undefined)
  const container = new Container({ defaultScope: 'Singleton' })

  const bind = bindPort(container)
  bind(Clock, () => clock)
  bind(Connectivity, () => makeConnectivity(browser))
  bind(Navigation, () => navigation)
  bind(Notifications, () =>
    makeNotifications(() => import(/* webpackChunkName: "toasts" */ 'react-toastify/unstyled'), onFirstToast),
  )
  bind(Local, () => local)
  bind(SessionStore, () => store)
  bind(ConfigurationSource, () => configuration)
  bind(ApiHost, () => async () => (await configuration()).apiHost)
  bind(Rules, makeRules, ConfigurationSource)
  bind(CustomerUpdates, makeCustomerUpdates)
  bind(DraftStore, () =>
    makeDraftStore({ local, now: clock.now, isLoggedIn: () => store.token() !== undefined, browser }),
  )
  bind(
    Http,
    (connectivity: Connectivity) => makeHttpClient({ configuration, store, connectivity, fetch }),
    Connectivity,
  )

  const router: AttachedRouter = navigation
  return { container, session: resolveFeature(container, 'session', session), router }
}
