import { useState, type ComponentType } from 'react'
import { useRoutes, type RouteObject } from 'react-router-dom'
import { ToLandingPage } from '../guards/to-landing-page'
import { AuthLayout } from '../layouts/auth-layout'
import type { OpenScreens } from './public-screens'
import { PublicOnly } from '../guards/public-only'

const routesOf = (screens: OpenScreens, Rest: ComponentType): RouteObject[] => [
  { path: '/', element: <ToLandingPage /> },
  {
    element: <AuthLayout />,
    children: [
      {
        element: <PublicOnly />,
        children: [
          { path: '/login', element: <screens.Login /> },
          { path: '/register', element: <screens.Register /> },
        ],
      },
      { path: '/register/confirmEmail', element: <screens.ConfirmEmail /> },
      { path: '/register/verifyEmail/:userId?/:confirmationCode?', element: <screens.VerifyEmail /> },
    ],
  },
  { path: '*', element: <Rest /> },
]

type Props = {
  readonly screens: OpenScreens
  /** Every other address. */
  readonly rest: ComponentType
}

/** The addresses that need no log-in; the others come in a chunk of their own. */
export const OpenRoutes = ({ screens, rest }: Props) => {
  const [routes] = useState(() => routesOf(screens, rest))
  return useRoutes(routes)
}
