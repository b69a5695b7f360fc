import { createRoot } from 'react-dom/client'
import { storedToken } from '../container/stored-token'
import { LoadingScreen } from '../ui/components/feedback/loading-screen'
import { PageNotLoaded } from '../ui/components/feedback/error-boundary'
import { createSignal } from '../ui/components/state/create-signal'
import { lazyWithRetry } from '../ui/components/state/lazy-with-retry'
import { nextTask } from '../ui/components/state/next-task'
import { noToasts } from '../ui/layouts/toast-region'
import { openFirstScreen } from './first-screen'
import { inFrame } from './in-frame'
import '../ui/components/styles/tokens.css'
import '../ui/components/styles/base.css'

// Back restores a page from the browser's memory as it was left. It is loaded again if somebody else is logged in since.
let tokenWhenLeft: string | undefined
window.addEventListener('pagehide', () => {
  tokenWhenLeft = storedToken(window)
})
window.addEventListener('pageshow', (event) => {
  if (event.persisted && storedToken(window) !== tokenWhenLeft) window.location.reload()
})

const signals = { toasts: createSignal(noToasts), configurationError: createSignal<string | undefined>(undefined) }

const loadPortal = lazyWithRetry(async () => {
  const { startPortal } = await import(/* webpackChunkName: "portal" */ './portal')
  await nextTask()
  return startPortal(signals)
})

const container = document.getElementById('root')
const prerendered = container?.dataset['prerendered']
// A prerendered screen is meant for visitors, at its own address; otherwise the root is rendered from scratch.
if (container && prerendered !== undefined && prerendered === window.location.pathname && storedToken(window) === undefined)
  openFirstScreen({ container, path: prerendered, signals, loadPortal })
else if (container) {
  container.replaceChildren()
  const root = createRoot(container)
  const open = () => {
    root.render(inFrame(signals, <LoadingScreen />))
    loadPortal().then(
      ({ app }) => {
        root.render(inFrame(signals, app))
      },
      () => {
        root.render(inFrame(signals, <PageNotLoaded onTryAgain={open} />))
      },
    )
  }
  open()
}
