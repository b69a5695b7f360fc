import { useState } from 'react'
import { Outlet, useLocation, type Location } from 'react-router-dom'
import { isLoading, loggedInCustomer } from '../../machines/session/selectors'
import { ToLandingPage } from './to-landing-page'
import { LoadingScreen } from '../components/loading/loading-screen'
import { useSession } from '../session/session-context'
import { useSnapshot } from '../components/state/use-snapshot'

const CheckedOnEntry = () => {
  const session = useSession()
  const loading = useSnapshot(session, isLoading)
  const customer = useSnapshot(session, loggedInCustomer)
  const [verdict, setVerdict] = useState<'enter' | 'leave'>()
  if (verdict === undefined && !loading) setVerdict(customer ? 'leave' : 'enter')
  if (verdict === undefined) return <LoadingScreen />
  return verdict === 'leave' ? <ToLandingPage replace /> : <Outlet />
}

/**
 * Log-in and registration are for visitors. Checked only on entry, so that a log-in made here can
 * complete. `isExempt` names the addresses that are for everybody.
 */
export const PublicOnly = ({ isExempt }: { readonly isExempt: (address: Location) => boolean }) => {
  const location = useLocation()
  return isExempt(location) ? <Outlet /> : <CheckedOnEntry key={location.pathname} />
}
