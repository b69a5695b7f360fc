import type { ComponentType } from 'react'
import { useRoutes, type RouteObject } from 'react-router-dom'
import type { FeatureLoaders } from '../../machines/features'
import { LogInRequired } from '../guards/log-in-required'
import { AuthLayout } from '../layouts/auth-layout'
import { makeAuthenticatedScreens, type AuthenticatedScreens } from './authenticated-screens'

const routesOf = (screens: AuthenticatedScreens): RouteObject[] => [
  {
    element: <LogInRequired />,
    children: [
      { element: <AuthLayout />, children: [{ path: '/verify-phone', element: <screens.VerifyPhone /> }] },
      {
        path: '/dashboard',
        element: <screens.Dashboard />,
        children: [
          { index: true, element: <screens.Home /> },
          { path: 'home', element: <screens.Home /> },
          { path: 'rewards', element: <screens.Rewards /> },
          { path: 'chat', element: <screens.Chat /> },
          { path: 'beneficiaries', element: <screens.Beneficiaries /> },
          { path: 'notifications', element: <screens.Notifications /> },
          { path: 'policies', element: <screens.Policies /> },
          { path: 'mandates', element: <screens.Mandates /> },
          { path: 'checkout', element: <screens.Checkout /> },
          { path: 'payment', element: <screens.Payment /> },
          { path: 'kyc', element: <screens.Kyc /> },
          { path: 'settings', element: <screens.Settings /> },
          { path: 'settings/overview', element: <screens.Settings /> },
          { path: 'settings/verifications', element: <screens.Verifications /> },
        ],
      },
      // The quote forms link to this address.
      {
        path: '/beneficiaries',
        element: <screens.Dashboard />,
        children: [{ index: true, element: <screens.Beneficiaries /> }],
      },
    ],
  },
  { path: '*', element: <screens.NotFound /> },
]

/** All addresses that need a log-in, with their screens (requirement SHELL-05). */
export const makeAuthenticatedRoutes = (features: FeatureLoaders): ComponentType => {
  const routes = routesOf(makeAuthenticatedScreens(features))
  const AuthenticatedRoutes = () => useRoutes(routes)
  return AuthenticatedRoutes
}
