import { Suspense, type ComponentType } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { LoadingScreen } from '../components/loading/loading-screen'
import { SessionContext, type SessionActor } from '../session/session-context'
import { RouterBinding, type Prepare, type Router } from './router-binding'

type AppProps = {
  readonly session: SessionActor
  readonly router: Router
  readonly routes: ComponentType
  readonly prepare: Prepare
}

/** The whole portal in a router, inside `Frame`. */
export const App = ({ session, router, routes: Routes, prepare }: AppProps) => (
  <SessionContext value={session}>
    <BrowserRouter>
      <RouterBinding router={router} prepare={prepare}>
        <Suspense fallback={<LoadingScreen />}>
          <Routes />
        </Suspense>
      </RouterBinding>
    </BrowserRouter>
  </SessionContext>
)
