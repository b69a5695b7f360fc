import { lazy } from 'react'
import { createActor } from 'xstate'
import { makeContainer } from '../container/container'
import { makeOpenFeatureLoaders } from '../container/open-feature-loaders'
import { makeAccountForms } from '../ui/routes/account-forms'
import { App } from '../ui/routes/app'
import { makeLate } from '../ui/components/state/late'
import { nextTask } from '../ui/components/state/next-task'
import { fromAddress, toPath } from '../ui/routes/paths'

const isOpen = (path: string): boolean => /^\/(login|register)/i.test(path)

/** The composition root: container, root actor and features, and the whole portal as it is rendered. */
export const startPortal = async (onFirstToast: () => void, onWrongConfiguration: (complaint: string) => void) => {
  const { container, session, router } = makeContainer({
    browser: window,
    paths: { toPath, fromAddress },
    onFirstToast,
    onWrongConfiguration,
  })
  await nextTask()
  const sessionActor = createActor(session.machine, { input: session.input() }).start()
  const features = makeOpenFeatureLoaders(container)
  const rest = makeLate(async () => (await import(/* webpackChunkName: "rest" */ './authenticated-routes')).restOf(container))
  // Where it will be wanted it starts at once, beside the reading of the profile. A failure is the screen's to tell.
  if (!isOpen(window.location.pathname)) rest.ready().catch(() => undefined)
  return {
    router,
    forms: makeAccountForms(features),
    app: <App session={sessionActor} features={features} router={router} rest={lazy(async () => ({ default: await rest.ready() }))} />,
  }
}
