import type { Container } from 'inversify'
import { left } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { KeepFailure } from '../../domain/policy/kept-policy'
import { Clock } from '../../ports/clock'
import { KeptData } from '../../ports/kept-data'
import { KeptPolicies } from '../../ports/kept-policies'
import { SessionStore } from '../../ports/session-store'
import type { bindPort } from './define-feature'

type Loaded = Omit<KeptPolicies, 'mayForget'>

const isInstalled = (browser: Window): boolean =>
  Reflect.get(browser.navigator, 'standalone') === true || browser.matchMedia('(display-mode: standalone)').matches

/** All browsers of iOS, and Safari on a Mac, delete what a site stores after seven days without a visit. */
const mayForget = (browser: Window): boolean => /^apple/i.test(browser.navigator.vendor) && !isInstalled(browser)

/** The port as adapters that are loaded with its first use. A failed load is like a certificate that did not load. */
const makeLazily = (browser: Window & typeof globalThis, load: () => Promise<Loaded>): KeptPolicies => {
  const use =
    <A>(call: (loaded: Loaded) => TaskEither<KeepFailure, A>): TaskEither<KeepFailure, A> =>
    async () => {
      const loaded = await load().catch(() => undefined)
      return loaded === undefined ? left('unreachable') : call(loaded)()
    }
  return {
    mayForget: () => mayForget(browser),
    keep: (input, call) => use((loaded) => loaded.keep(input, call)),
    read: (owner) => use((loaded) => loaded.read(owner)),
    remove: (input) => use((loaded) => loaded.remove(input)),
  }
}

/** Binds the port of what is kept, for the features that need it. */
export const bindKeptPolicies = (bind: ReturnType<typeof bindPort>): void => {
  bind(
    KeptPolicies,
    (kept: KeptData, session: SessionStore, { now }: Clock) =>
      makeLazily(window, async () =>
        (await import(/* webpackChunkName: "kept" */ './kept-adapters')).makeAdapters({
          kept,
          session,
          now,
          browser: window,
        }),
      ),
    KeptData,
    SessionStore,
    Clock,
  )
}

/** Whether policies are kept that may be shown, without loading anything. */
export const isAnyKept = (container: Container) => (): boolean =>
  container.get<KeptData>(KeptData).owner() !== undefined

/** Makes an installed portal open without a network, also when nothing is kept: now, or as soon as it is installed. */
export const prepareInstalled = (browser: Window & typeof globalThis): void => {
  const prepare = async () => {
    await (await import(/* webpackChunkName: "kept" */ './kept-adapters')).registerWorker(browser)
  }
  // Without a network now, the next start tries again.
  const tryTo = () => {
    prepare().catch(() => undefined)
  }
  if (isInstalled(browser)) tryTo()
  else browser.addEventListener('appinstalled', tryTo)
}
