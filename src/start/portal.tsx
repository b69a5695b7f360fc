import { createActor } from 'xstate'
import { makeContainer } from '../container/container'
import type { openedResetLink } from '../container/opened-reset-link'
import { makeOpenFeatureLoaders } from '../container/open-feature-loaders'
import { toastDisplay } from '../ui/layouts/toasts/toast-display'
import { makeAccountActors } from '../ui/routes/account-actors'
import { App } from '../ui/routes/app'
import { fromAddress, toPath } from '../ui/routes/paths'
import { makePublicRoutes } from '../ui/routes/public-routes'
import { lazyScreen } from '../ui/components/state/lazy-screen'
import { lazyWithRetry } from '../ui/components/state/lazy-with-retry'
import { nextTask } from '../ui/components/state/next-task'
import type { Signals } from './in-frame'

const needsNoLogIn = (path: string): boolean => /^\/(login|register)/i.test(path)

type Start = Signals & { readonly resetLink: ReturnType<typeof openedResetLink> }

/** The composition root: builds the container, starts the session actor, and joins features and screens. */
export const startPortal = async ({ toasts, configurationError, resetLink }: Start) => {
  const made = makeContainer({
    browser: window,
    paths: { toPath, fromAddress },
    toasts: toastDisplay(toasts),
    resetLink,
    onWrongConfiguration: configurationError.set,
  })
  const { container, session, router } = made
  await nextTask()
  const sessionActor = createActor(session.machine, { input: session.input() }).start()
  const features = makeOpenFeatureLoaders(container)
  const loadAuthenticatedRoutes = lazyWithRetry(async () => {
    const { authenticatedRoutes } = await import(
      /* webpackChunkName: "authenticated-routes" */ './authenticated-routes'
    )
    return authenticatedRoutes(made)
  })
  // What fails to load here is loaded again, and reported, by the screen itself.
  const prepare = (path: string, isOpening?: boolean) => {
    if (needsNoLogIn(path)) return
    loadAuthenticatedRoutes().then(
      (routes) => {
        routes.prepare(path, isOpening)
      },
      () => undefined,
    )
  }
  prepare(window.location.pathname + window.location.search, true)
  const routes = makePublicRoutes(features, lazyScreen(loadAuthenticatedRoutes))
  return {
    router,
    accountActors: makeAccountActors(features),
    app: <App session={sessionActor} router={router} routes={routes} prepare={prepare} />,
  }
}
export type Portal = Awaited<ReturnType<typeof startPortal>>
