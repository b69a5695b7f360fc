import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { makeAccountScreens } from '../ui/routes/account-screens'
import { FirstScreen } from '../ui/routes/first-screen'
import { fromAddress } from '../ui/routes/paths'
import { restorePrerendered } from '../ui/routes/prerendered'
import { isDocument } from '../ui/session/is-document'
import { leaveFor } from '../ui/session/leave-for'
import { screenChanged } from '../ui/components/page/use-screen'
import { inFrame, type Signals } from './in-frame'
import type { Portal } from './portal'

type Parts = {
  readonly container: Element
  readonly path: string
  readonly signals: Signals
  readonly loadPortal: () => Promise<Portal>
  /** Loads the whole portal and renders it in the root, or in a new one. */
  readonly openPortal: (container: Element, root?: Root) => void
}

/** `/login` or `/register` if the address is that of this screen, which no address with a fragment is; else another path. */
export const pathOfScreen = (): string => `/${fromAddress(window.location)?.screen ?? ''}`

/**
 * Hydrates only the prerendered log-in or registration, so that it can be used before the portal has loaded. The portal
 * replaces it in the same root at the first navigation to another screen, a fragment of log-in's address included.
 */
export const openFirstScreen = async ({ container, path, signals, loadPortal, openPortal }: Parts): Promise<void> => {
  let loaded: Portal | undefined
  const load = async (): Promise<Portal> => {
    loaded = await loadPortal()
    loaded.router.attach(leave)
    return loaded
  }
  const screens = makeAccountScreens({
    login: async () => (await load()).accountActors.login(),
    registration: async () => (await load()).accountActors.registration(),
    secondFactor: async () => (await load()).accountActors.secondFactor(),
  })
  const leave = (to: string, { replace }: { readonly replace: boolean }) => {
    if (isDocument(to)) {
      leaveFor(to, { replace })
      return
    }
    if (replace) window.history.replaceState(null, '', to)
    else window.history.pushState(null, '', to)
    showPortal()
  }
  const showPortal = () => {
    window.removeEventListener('popstate', onFragment)
    screenChanged()
    if (loaded) root.render(inFrame(signals, loaded.app))
    else openPortal(container, root)
  }
  // A fragment that is typed or pasted, a reset link for instance, loads no document.
  const onFragment = () => {
    if (pathOfScreen() !== path) showPortal()
  }
  const move = (to: string): boolean => {
    if (to === window.location.pathname) return true
    // The browser would load no document for a fragment.
    if (isDocument(to) || (loaded === undefined && !to.startsWith(`${path}#`))) return false
    leave(to, { replace: false })
    return true
  }
  const [Screen, prepare] =
    path === '/login' ? [screens.Login, screens.prepareLogin] : [screens.Register, screens.prepareRegister]
  // What fails to load is loaded again by the rendering.
  await prepare().catch(() => undefined)
  if (pathOfScreen() !== path) {
    openPortal(container)
    return
  }
  window.addEventListener('popstate', onFragment)
  restorePrerendered(container)
  // In one task: what is put into the page meanwhile would not be React's.
  const root = flushSync(() =>
    hydrateRoot(
      container,
      inFrame(
        signals,
        <FirstScreen move={move}>
          <Screen />
        </FirstScreen>,
      ),
    ),
  )
}
