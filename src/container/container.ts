import { Container } from 'inversify'
import { makeHttpClient } from '../adapters/http/client'
import { makeSessionPort } from '../adapters/http/session'
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
import { SessionPort } from '../ports/session-port'
import { SessionStore } from '../ports/session-store'
import { makeSessionFeature } from './features/session'
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
  const session = makeSafeStorage(() => browser.sessionStorage)
  const store = makeSessionStore(local, session, browser)
  const navigation = makeNavigation({ ...paths, browser, session })
  const configuration = makeConfiguration(fetch, onWrongConfiguration)
  // Asked for at once, since the page preloads it; a failed reading is tried again by the first call that needs it.
  configuration().catch(() => undefined)
  const container = new Container({ defaultScope: 'Singleton' })

  container.bind<Clock>(Clock).toConstantValue(clock)
  container.bind<Connectivity>(Connectivity).toConstantValue(makeConnectivity(browser))
  container.bind<Navigation>(Navigation).toConstantValue(navigation)
  container
    .bind<Notifications>(Notifications)
    .toConstantValue(
      makeNotifications(() => import(/* webpackChunkName: "toasts" */ 'react-toastify/unstyled'), onFirstToast),
    )
  container.bind<Local>(Local).toConstantValue(local)
  container.bind<SessionStore>(SessionStore).toConstantValue(store)
  container.bind<ConfigurationSource>(ConfigurationSource).toConstantValue(configuration)
  container.bind<ApiHost>(ApiHost).toConstantValue(async () => (await configuration()).apiHost)
  container.bind<Rules>(Rules).toResolvedValue(makeRules, [ConfigurationSource])
  container.bind<CustomerUpdates>(CustomerUpdates).toConstantValue(makeCustomerUpdates())
  container
    .bind<DraftStore>(DraftStore)
    .toConstantValue(
      makeDraftStore({ local, now: clock.now, isLoggedIn: () => store.token() !== undefined, browser }),
    )
  container
    .bind<Http>(Http)
    .toResolvedValue(
      (configuration: ConfigurationSource, store: SessionStore, connectivity: Connectivity) =>
        makeHttpClient({ configuration, store, connectivity, fetch }),
      [ConfigurationSource, SessionStore, Connectivity],
    )
  container.bind<SessionPort>(SessionPort).toResolvedValue(makeSessionPort, [Http, ApiHost])

  const router: AttachedRouter = navigation
  return { container, session: makeSessionFeature(container), router }
}
