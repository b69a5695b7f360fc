import { createRoot, type Root } from 'react-dom/client'
import { openedResetLink } from '../container/opened-reset-link'
import { storedToken } from '../container/stored-token'
import { LoadingScreen } from '../ui/components/loading/loading-screen'
import { PageNotLoaded } from '../ui/components/feedback/error-boundary'
import { createSignal } from '../ui/components/state/create-signal'
import { lazyWithRetry } from '../ui/components/state/lazy-with-retry'
import { nextTask } from '../ui/components/state/next-task'
import { dropSecondTaps } from '../ui/form/second-tap'
import { noToasts } from '../ui/layouts/toasts/toast-region'
import { openFirstScreen, pathOfScreen } from './first-screen'
import { inFrame } from './in-frame'
import '../ui/components/styles/tokens.css'
import '../ui/components/styles/base.css'
import '../ui/components/styles/marks.css'
import '../ui/components/styles/print.css'

// Before anything else reads the address, and before the first request.
const resetLink = openedResetLink(window)

// Back restores a page from the browser's memory as it was left. It is loaded again if somebody else is logged in since.
let tokenWhenLeft: string | undefined
window.addEventListener('pagehide', () => {
  tokenWhenLeft = storedToken(window)
})
window.addEventListener('pageshow', (event) => {
  if (event.persisted && storedToken(window) !== tokenWhenLeft) window.location.reload()
})

dropSecondTaps(document)

const signals = { toasts: createSignal(noToasts), configurationError: createSignal<string | undefined>(undefined) }

const loadPortal = lazyWithRetry(async () => {
  const { startPortal } = await import(/* webpackChunkName: "portal" */ './portal')
  await nextTask()
  return startPortal({ ...signals, resetLink })
})

const container = document.getElementById('root')
const prerendered = container?.dataset['prerendered']

const newRoot = (container: Element): Root => {
  container.replaceChildren()
  return createRoot(container)
}

const openPortal = (container: Element, root = newRoot(container)): void => {
  root.render(inFrame(signals, <LoadingScreen />))
  loadPortal().then(
    ({ app }) => {
      root.render(inFrame(signals, app))
    },
    (error: unknown) => {
      root.render(inFrame(signals, <PageNotLoaded error={error} onTryAgain={() => openPortal(container, root)} />))
    },
  )
}

// A prerendered screen is meant for visitors, at its own address; otherwise the root is rendered from scratch.
const isFirstScreen = prerendered !== undefined && prerendered === pathOfScreen() && storedToken(window) === undefined
if (container && isFirstScreen) void openFirstScreen({ container, path: prerendered, signals, loadPortal, openPortal })
else if (container) openPortal(container)
