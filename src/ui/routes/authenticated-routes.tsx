import type { ComponentType, ReactElement } from 'react'
import { useRoutes, type RouteObject } from 'react-router-dom'
import type { FeatureLoaders } from '../../machines/features'
import { LogInRequired } from '../guards/log-in-required'
import { AuthLayout } from '../layouts/auth-layout'
import type { AccountAddress } from './addresses'
import { makeAuthenticatedScreens, type AuthenticatedScreens } from './authenticated-screens'

const verifyPhone = '/verify-phone' satisfies AccountAddress
type DashboardAddress = Exclude<AccountAddress, typeof verifyPhone>

/** The screens inside the dashboard. A missing address does not compile, nor does one that is not in the list. */
const inDashboard = (screens: AuthenticatedScreens): Readonly<Record<DashboardAddress, ReactElement>> => ({
  '/dashboard': <screens.Home />,
  '/dashboard/home': <screens.Home />,
  '/dashboard/rewards': <screens.Rewards />,
  '/dashboard/chat': <screens.Chat />,
  '/dashboard/beneficiaries': <screens.Beneficiaries />,
  '/beneficiaries': <screens.Beneficiaries />,
  '/dashboard/notifications': <screens.Notifications />,
  '/dashboard/policies': <screens.Policies />,
  '/dashboard/mandates': <screens.Mandates />,
  '/dashboard/checkout': <screens.Checkout />,
  '/dashboard/payment': <screens.Payment />,
  '/dashboard/kyc': <screens.Kyc />,
  '/dashboard/settings': <screens.Settings />,
  '/dashboard/settings/overview': <screens.Settings />,
  '/dashboard/settings/verifications': <screens.Verifications />,
})

const routesOf = (screens: AuthenticatedScreens): RouteObject[] => [
  {
    element: <LogInRequired />,
    children: [
      { element: <AuthLayout />, children: [{ path: verifyPhone, element: <screens.VerifyPhone /> }] },
      {
        element: <screens.Dashboard />,
        children: Object.entries(inDashboard(screens)).map(([path, element]) => ({ path, element })),
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
