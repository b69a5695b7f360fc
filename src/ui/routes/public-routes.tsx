import type { ComponentType } from 'react'
import { useRoutes, type Location, type NonIndexRouteObject } from 'react-router-dom'
import type { OpenFeatureLoaders } from '../../machines/features'
import { PublicOnly } from '../guards/public-only'
import { ToLandingPage } from '../guards/to-landing-page'
import { AuthLayout } from '../layouts/auth-layout'
import type { OpenAddress } from './addresses'
import { fromAddress } from './paths'
import { makePublicScreens, type PublicScreens } from './public-screens'

/** An address that is not in the list does not compile. */
type OpenRoute = NonIndexRouteObject & { path?: OpenAddress | '*'; children?: OpenRoute[] }

/** A reset link works while logged in too; its screen ends that session (requirement ACC-02). */
const isReset = (address: Location): boolean => fromAddress(address)?.screen === 'reset-password'

const routesOf = (screens: PublicScreens, AuthenticatedRoutes: ComponentType): OpenRoute[] => [
  { path: '/', element: <ToLandingPage /> },
  {
    element: <AuthLayout />,
    children: [
      {
        element: <PublicOnly isExempt={isReset} />,
        children: [
          { path: '/login', element: <screens.Login /> },
          { path: '/register', element: <screens.Register /> },
        ],
      },
      { path: '/register/confirmEmail', element: <screens.ConfirmEmail /> },
      { path: '/register/verifyEmail/:userId?/:confirmationCode?', element: <screens.VerifyEmail /> },
    ],
  },
  { path: '*', element: <AuthenticatedRoutes /> },
]

/**
 * The addresses that need no log-in. All others are in `AuthenticatedRoutes`, a separate chunk. Screens are created
 * once at module scope: a lazy one that suspends in a component would be created again with each attempt.
 */
export const makePublicRoutes = (features: OpenFeatureLoaders, AuthenticatedRoutes: ComponentType): ComponentType => {
  const routes = routesOf(makePublicScreens(features), AuthenticatedRoutes)
  const PublicRoutes = () => useRoutes(routes)
  return PublicRoutes
}
