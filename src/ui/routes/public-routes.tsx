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

/** The links of mails about a password work while logged in too; the screen of a reset link ends that session. */
const isForgotten = (address: Location): boolean =>
  ['forgot-password', 'reset-password'].includes(fromAddress(address)?.screen ?? '')

const routesOf = (screens: PublicScreens, AuthenticatedRoutes: ComponentType): OpenRoute[] => [
  { path: '/', element: <ToLandingPage /> },
  {
    element: <AuthLayout />,
    children: [
      {
        element: <PublicOnly isExempt={isForgotten} />,
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
