import type { Container } from 'inversify'
import { left } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SaveFailure } from '../../domain/policy/offline-policy'
import { Clock } from '../../ports/clock'
import { OfflineData } from '../../ports/offline-data'
import { OfflinePolicies } from '../../ports/offline-policies'
import { SessionStore } from '../../ports/session-store'
import type { bindPort } from './define-feature'

type Loaded = Omit<OfflinePolicies, 'canBeEvicted'>

const isInstalled = (browser: Window): boolean =>
  Reflect.get(browser.navigator, 'standalone') === true || browser.matchMedia('(display-mode: standalone)').matches

/** All browsers of iOS, and Safari on a Mac, delete what a site stores after seven days without a visit. */
const canBeEvicted = (browser: Window): boolean => /^apple/i.test(browser.navigator.vendor) && !isInstalled(browser)

/** The port as adapters that are loaded with its first use. A failed load is like a certificate that did not load. */
const makeLazily = (browser: Window & typeof globalThis, load: () => Promise<Loaded>): OfflinePolicies => {
  const use =
    <A>(call: (loaded: Loaded) => TaskEither<SaveFailure, A>): TaskEither<SaveFailure, A> =>
    async () => {
      const loaded = await load().catch(() => undefined)
      return loaded === undefined ? left('unreachable') : call(loaded)()
    }
  return {
    canBeEvicted: () => canBeEvicted(browser),
    save: (input, call) => use((loaded) => loaded.save(input, call)),
    read: (owner) => use((loaded) => loaded.read(owner)),
    remove: (input) => use((loaded) => loaded.remove(input)),
  }
}

/** Binds the port of the offline policies, for the features that need it. */
export const bindOfflinePolicies = (bind: ReturnType<typeof bindPort>): void => {
  bind(
    OfflinePolicies,
    (offlineData: OfflineData, session: SessionStore, { now }: Clock) =>
      makeLazily(window, async () =>
        (await import(/* webpackChunkName: "kept" */ './offline-adapters')).makeAdapters({
          offlineData,
          session,
          now,
          browser: window,
        }),
      ),
    OfflineData,
    SessionStore,
    Clock,
  )
}

/** Whether policies are saved that may be shown, without loading anything. */
export const isAnySaved = (container: Container) => (): boolean =>
  container.get<OfflineData>(OfflineData).owner() !== undefined

/** Makes an installed portal open without a network, also when nothing is saved: now, or as soon as it is installed. */
export const prepareInstalled = (browser: Window & typeof globalThis): void => {
  const prepare = async () => {
    await (await import(/* webpackChunkName: "kept" */ './offline-adapters')).registerWorker(browser)
  }
  // Without a network now, the next start tries again.
  const tryTo = () => {
    prepare().catch(() => undefined)
  }
  if (isInstalled(browser)) tryTo()
  else browser.addEventListener('appinstalled', tryTo)
}
