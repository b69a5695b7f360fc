import { createRoot } from 'react-dom/client'
import { hasToken } from '../container/has-token'
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

// A page that Back restores from the browser's cache may show a customer who has logged out since.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload()
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
if (container && prerendered !== undefined && prerendered === window.location.pathname && !hasToken(window))
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
