import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { hasToken } from '../container/has-token'
import { makeAccountScreens } from '../ui/routes/account-screens'
import { isDocument } from '../ui/session/is-document'
import { Frame } from '../ui/layouts/frame'
import { makeLate } from '../ui/components/state/late'
import { leaveFor } from '../ui/session/leave-for'
import { nextTask } from '../ui/components/state/next-task'
import { Opening } from '../ui/routes/first-screen'
import { makeOnce } from '../ui/layouts/toast-region'
import { makeTold } from '../ui/components/state/told'
import { screenChanged } from '../ui/components/page/use-screen'
import { Waiting } from '../ui/components/state/waiting'
import '../ui/components/styles/tokens.css'
import '../ui/components/styles/base.css'

// A page that Back takes from the browser's memory may show somebody who has logged out since.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload()
})

const toastsWanted = makeOnce()
const wrong = makeTold()
const portal = makeLate(async () => {
  const { startPortal } = await import(/* webpackChunkName: "portal" */ './portal')
  await nextTask()
  return startPortal(toastsWanted.happen, wrong.tell)
})

const wholePortal = (
  <Frame toastsWanted={toastsWanted} wrong={wrong}>
    <Waiting for={portal} show={({ app }) => app} />
  </Frame>
)

/** The visitor's first screen comes to life alone; the rest of the portal is on its way and takes over at a move. */
const openFirstScreen = (container: Element, path: string): void => {
  const arrive = async () => {
    const arrived = await portal.ready()
    arrived.router.attach(handOver(root))
    return arrived
  }
  const screens = makeAccountScreens({
    login: async () => (await arrive()).forms.login(),
    registration: async () => (await arrive()).forms.registration(),
  })
  const Screen = path === '/login' ? screens.Login : screens.Register
  const handOver = (root: Root) => (to: string, { replace }: { readonly replace: boolean }) => {
    if (isDocument(to)) {
      leaveFor(to, { replace })
      return
    }
    if (replace) window.history.replaceState(null, '', to)
    else window.history.pushState(null, '', to)
    screenChanged()
    root.render(wholePortal)
  }
  const move = (to: string): boolean => {
    if (to === window.location.pathname) return true
    if (isDocument(to)) return false
    const arrived = portal.now()
    if (arrived) handOver(root)(to, { replace: false })
    return arrived !== undefined
  }
  const root = hydrateRoot(
    container,
    <Frame toastsWanted={toastsWanted} wrong={wrong}>
      <Opening move={move}>
        <Screen />
      </Opening>
    </Frame>,
  )
}

const container = document.getElementById('root')
const path = container?.dataset['prerendered']
// A prerendered screen is that of a visitor, at its own address; for anybody else the root is filled anew.
if (container && path !== undefined && path === window.location.pathname && !hasToken(window))
  openFirstScreen(container, path)
else if (container) {
  container.replaceChildren()
  createRoot(container).render(wholePortal)
}
