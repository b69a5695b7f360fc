import { useState } from 'react'
import { useRoutes, type RouteObject } from 'react-router-dom'
import { LogInRequired } from '../guards/log-in-required'
import { AuthLayout } from '../layouts/auth-layout'
import type { Screens } from './authenticated-screens'

const routesOf = (screens: Screens): RouteObject[] => [
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

/** Every address behind the open ones, and the screen that it shows (requirement SHELL-05). */
export const ScreenRoutes = ({ screens }: { readonly screens: Screens }) => {
  const [routes] = useState(() => routesOf(screens))
  return useRoutes(routes)
}
