import { render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { createActor } from 'xstate'
import '../../src/adapters/browser/adopt-unowned'
import { makeContainer } from '../../src/container/container'
import type { CalendarDate } from '../../src/domain/values/calendar-date'
import { makeFeatureLoaders } from '../../src/container/feature-loaders'
import { isAnySaved } from '../../src/container/binding/offline-policies'
import '../../src/container/binding/session-end'
import { lossesAtLogOut } from '../../src/container/log-out-losses'
import type { Customer } from '../../src/domain/customer/customer'
import type { ResetLink } from '../../src/domain/session/password-reset'
import { makeSessionImplementations } from '../../src/machines/session/actors'
import { sessionMachine } from '../../src/machines/session/machine'
import { AccountPort } from '../../src/ports/account-port'
import { ActivationPort } from '../../src/ports/activation-port'
import { Connectivity } from '../../src/ports/connectivity'
import { CustomerUpdates } from '../../src/ports/customer-updates'
import { CustomerStorage } from '../../src/ports/customer-storage'
import { SessionEnd } from '../../src/ports/session-end'
import { LogInPort } from '../../src/ports/log-in-port'
import { Navigation } from '../../src/ports/navigation'
import { Notifications } from '../../src/ports/notifications'
import { SecondFactorPort } from '../../src/ports/second-factor-port'
import { SessionStore } from '../../src/ports/session-store'
import { App } from '../../src/ui/routes/app'
import { Frame } from '../../src/ui/layouts/frame'
import { noToasts } from '../../src/ui/layouts/toasts/toast-region'
import { fromAddress, toPath } from '../../src/ui/routes/paths'
import { makeAuthenticatedRoutes } from '../../src/ui/routes/authenticated-routes'
import { makePublicRoutes } from '../../src/ui/routes/public-routes'
import { createSignal } from '../../src/ui/components/state/create-signal'
import { scriptFeatures, type FeatureScript } from './script-features'
import { scripted, scriptedAccount, scriptedSession, type Answer } from './scripted-ports'
import { memoryResetLink, recordedNotifications } from './scripted-surroundings'

// jsdom loads no documents, so a document that the portal leaves for is only named.
jest.mock('../../src/ui/session/leave-for', () => ({
  leaveFor: (path: string) => {
    const { document, history } = globalThis
    history.pushState({}, '', path)
    const words = Object.assign(document.createElement('p'), { textContent: `the document ${path}` })
    words.dataset['document'] = path
    // A later navigation replaces one that is pending.
    document.querySelector('[data-document]')?.remove()
    document.body.append(words)
  },
}))

export type AppScript = {
  /** The answers to the profile requests; if there are any, a token is stored unless `token` is `undefined`. */
  readonly profile?: readonly Answer<Customer>[]
  readonly token?: string | undefined
  /** The stored email of a registration. */
  readonly email?: string
  /** The link of a reset mail that this tab was opened by. */
  readonly resetLink?: ResetLink
  readonly account?: Parameters<typeof scriptedAccount>[0]
  /** The answers to the requests of KYC, the shop, payment and the lists. */
  readonly features?: FeatureScript
  /** The date of a phone whose clock is wrong. */
  readonly wrongDay?: () => CalendarDate | undefined
  /** With fake timers: how the pointer and the keyboard advance the time. */
  readonly advanceTimers?: (milliseconds: number) => void
}

/** The modules of the portal that are loaded so far. */
const loadedModules = () => Object.keys(require.cache).filter((path) => path.includes('/src/'))

const stops: (() => void)[] = []

// On a busy machine compiling a screen takes longer than a test waits for its contents: a test that renders the portal
// imports the screens that it opens, and their features, at the top of its file.
let before: readonly string[] = []
beforeAll(() => {
  before = loadedModules()
})
afterAll(() => {
  expect(loadedModules().filter((path) => !before.includes(path))).toEqual([])
})

beforeEach(() => {
  // jsdom has no layout to scroll in.
  window.scrollTo = () => undefined
})

afterEach(() => {
  stops.splice(0).forEach((stop) => {
    stop()
  })
  // A pending draft would be written during the next test.
  window.dispatchEvent(new Event('pagehide'))
  for (const left of document.querySelectorAll('[data-document]')) left.remove()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

/**
 * Renders the whole portal at an address, with its own router, storage and container; the server's answers are
 * scripted, and toasts are recorded.
 */
export const renderApp = (path: string, script: AppScript = {}) => {
  const { profile = [], account: accountScript, email } = script
  const token = 'token' in script || profile.length === 0 ? script.token : 'the-token'
  if (token !== undefined) window.localStorage.setItem('token', token)
  if (email !== undefined) window.localStorage.setItem('email', email)
  window.history.pushState({}, '', path)

  const account = scriptedAccount(accountScript)
  const session = scriptedSession({ currentCustomer: scripted(...profile) })
  const notifications = recordedNotifications()
  const resetLink = memoryResetLink(script.resetLink)
  const { container, router } = makeContainer({
    browser: window,
    paths: { toPath, fromAddress },
    resetLink,
    toasts: { load: () => new Promise<never>(() => undefined), showWaiting: () => undefined },
  })
  for (const port of [AccountPort, ActivationPort, LogInPort, SecondFactorPort])
    container.bind(port).toConstantValue(account)
  const features = scriptFeatures(container, session, script.features)
  container.rebind(Notifications).toConstantValue(notifications)

  const store = container.get<SessionStore>(SessionStore)
  const implementations = makeSessionImplementations({
    session,
    store,
    customerStorage: container.get<CustomerStorage>(CustomerStorage),
    sessionEnd: container.get<SessionEnd>(SessionEnd),
    notifications,
    connectivity: container.get<Connectivity>(Connectivity),
    navigation: container.get<Navigation>(Navigation),
    customerUpdates: container.get<CustomerUpdates>(CustomerUpdates),
  })
  const actor = createActor(sessionMachine.provide(implementations), {
    input: { hasToken: token !== undefined },
  }).start()
  stops.push(() => actor.stop())

  const loaders = makeFeatureLoaders(container)
  const onDevice = {
    isAnySaved: isAnySaved(container),
    lossesAtLogOut: lossesAtLogOut(container),
    // A scripted clock is not the device's, and says nothing of it.
    wrongDay: script.wrongDay ?? (() => undefined),
  }
  const authenticatedRoutes = makeAuthenticatedRoutes(loaders, onDevice, () => undefined)
  const view = render(
    <Frame toasts={createSignal(noToasts)} configurationError={createSignal<string | undefined>(undefined)}>
      <App
        session={actor}
        router={router}
        routes={makePublicRoutes(loaders, authenticatedRoutes)}
        prepare={authenticatedRoutes.prepare}
      />
    </Frame>,
  )
  // No style sheet is loaded that could disable pointer events.
  const pointer = { pointerEventsCheck: PointerEventsCheckLevel.Never }
  const user = userEvent.setup({ ...pointer, ...(script.advanceTimers && { advanceTimers: script.advanceTimers }) })
  const at = () => window.location.pathname
  return { ...view, ...features, resetLink, user, account, session, notices: notifications.notices, store, at }
}
