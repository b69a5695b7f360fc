import type { ComponentType } from 'react'
import { matchRoutes, useRoutes, type RouteObject } from 'react-router-dom'
import { listNames } from '../../domain/lists/lists'
import type { FeatureLoaders } from '../../machines/features'
import type { LogOutLosses } from '../../ports/log-out-losses'
import type { Destination } from '../../ports/navigation'
import type { LazyScreen } from '../components/state/lazy-screen'
import { makeLogInRequired, type OfflineParts } from '../guards/log-in-required'
import { UntilLoggedOut } from '../guards/until-logged-out'
import { AuthLayout } from '../layouts/auth-layout'
import type { DashboardLayoutProps } from '../layouts/dashboard-layout'
import { LogOutLossesContext } from '../session/log-out-losses'
import { offlineAddress, type AccountAddress } from './addresses'
import { offlineParts } from './offline-parts'
import { listAddress, type ListAddress } from './list-address'
import { makeListScreens } from './list-screens'
import { fromAddress } from './paths'
import type { Prepare } from './router-binding'
import { makeAuthenticatedScreens, type AuthenticatedScreens } from './authenticated-screens'

const verifyPhone = '/verify-phone' satisfies AccountAddress
type DashboardAddress = Exclude<AccountAddress, typeof verifyPhone | ListAddress>

/** The screens inside the dashboard but the lists. A missing address does not compile, nor does one that is not in the list. */
const inDashboard = (screens: AuthenticatedScreens): Readonly<Record<DashboardAddress, LazyScreen>> => ({
  '/dashboard': screens.Home,
  '/dashboard/home': screens.Home,
  '/dashboard/rewards': screens.Rewards,
  '/dashboard/chat': screens.Chat,
  '/dashboard/beneficiaries': screens.Beneficiaries,
  '/beneficiaries': screens.Beneficiaries,
  '/dashboard/notifications': screens.Notifications,
  '/dashboard/checkout': screens.Checkout,
  '/dashboard/payment': screens.Payment,
  '/dashboard/kyc': screens.Kyc,
  '/dashboard/settings': screens.Settings,
  '/dashboard/settings/overview': screens.Settings,
  '/dashboard/settings/verifications': screens.Verifications,
  '/dashboard/reminders': screens.Reminders,
})

/** A route knows how to load its screen, see `prepare` below. */
const routeOf = (Screen: LazyScreen, rest: Pick<RouteObject, 'path' | 'children'>): RouteObject =>
  ({ ...rest, element: <Screen />, handle: Screen.load }) as RouteObject

type Screens = AuthenticatedScreens & { readonly lists: ReturnType<typeof makeListScreens> }

const routesOf = (screens: Screens, LogInRequired: ComponentType): RouteObject[] => [
  {
    element: <LogInRequired />,
    children: [
      { element: <AuthLayout />, children: [routeOf(screens.VerifyPhone, { path: verifyPhone })] },
      routeOf(screens.Dashboard, {
        children: [
          ...Object.entries(inDashboard(screens)).map(([path, Screen]) => routeOf(Screen, { path })),
          ...listNames.map((name) => routeOf(screens.lists[name], { path: listAddress(name) })),
        ],
      }),
    ],
  },
  { element: <UntilLoggedOut />, children: [routeOf(screens.OfflinePolicies, { path: offlineAddress })] },
  { path: '*', element: <screens.NotFound /> },
]

/** What is known of the device without reading it. */
type OnDevice = Pick<OfflineParts, 'isAnySaved'> &
  DashboardLayoutProps['feature'] & { readonly lossesAtLogOut: LogOutLosses['now'] }

/**
 * All addresses that need a log-in, with their screens, and that of the offline policies. `prepare` loads the screens of an address
 * that is about to be opened, all at once, while the profile is still being read or a link is being pressed; when it is
 * being opened, `readAhead` requests what its screen begins with.
 */
export const makeAuthenticatedRoutes = (
  features: FeatureLoaders,
  { isAnySaved, lossesAtLogOut, wrongDay }: OnDevice,
  readAhead: (destination: Destination | undefined) => void,
) => {
  const LogInRequired = makeLogInRequired({ ...offlineParts(features), isAnySaved })
  const screens = { ...makeAuthenticatedScreens(features, { wrongDay }), lists: makeListScreens(features) }
  const routes = routesOf(screens, LogInRequired)
  const AuthenticatedRoutes = () => (
    <LogOutLossesContext value={lossesAtLogOut}>{useRoutes(routes)}</LogOutLossesContext>
  )
  const prepare: Prepare = (path, isOpening = false) => {
    for (const { route } of matchRoutes(routes, path) ?? []) (route.handle as LazyScreen['load'] | undefined)?.(path)
    if (isOpening) readAhead(fromAddress(new URL(path, window.location.href)))
  }
  return Object.assign(AuthenticatedRoutes, { prepare })
}
