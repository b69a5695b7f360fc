import { Suspense, useState, type ComponentType } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { OpenFeatureLoaders } from '../../machines/features'
import { LoadingScreen } from '../components/feedback/loading-screen'
import { NavigatorBinding, type Router } from './router-binding'
import { OpenRoutes } from './public-routes'
import { makeOpenScreens } from './public-screens'
import { SessionContext, type SessionActor } from '../session/session-context'

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
