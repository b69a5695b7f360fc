import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../components/feedback/error-boundary'
import { LoadingScreen } from '../components/loading/loading-screen'
import { AuthFrame } from './auth-frame'

/** The layout of the account screens inside the router. It stays when the screen fails to load. */
export const AuthLayout = () => (
  <AuthFrame>
    <ErrorBoundary place={useLocation().pathname}>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  </AuthFrame>
)
