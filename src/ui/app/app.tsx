import { Suspense, useState, type ComponentType } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { OpenFeatureLoaders } from './features'
import { LoadingScreen } from './loading-screen'
import { NavigatorBinding, type Router } from './navigator-binding'
import { OpenRoutes } from './open-routes'
import { makeOpenScreens } from './open-screens'
import { SessionContext, type SessionActor } from './session-context'

export type AppProps = {
  readonly session: SessionActor
  readonly features: OpenFeatureLoaders
  readonly router: Router
  /** The screens behind those that need no log-in. */
  readonly rest: ComponentType
}

/** The whole portal in a router; `Frame` stands around it. */
export const App = ({ session, features, router, rest }: AppProps) => {
  const [screens] = useState(() => makeOpenScreens(features))
  return (
    <SessionContext value={session}>
      <BrowserRouter>
        <NavigatorBinding router={router}>
          <Suspense fallback={<LoadingScreen />}>
            <OpenRoutes screens={screens} rest={rest} />
          </Suspense>
        </NavigatorBinding>
      </BrowserRouter>
    </SessionContext>
  )
}
