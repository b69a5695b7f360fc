import { Navigate, Outlet } from 'react-router-dom'
import { hasLoggedOut, isLoading, isUnreachable, loggedInCustomer, sessionError } from '../../machines/session/selectors'
import { ErrorState } from '../components/feedback/error-state'
import { BarePage } from '../components/page/bare-page'
import { LoggedOut } from './logged-out'
import { LoadingScreen } from '../components/feedback/loading-screen'
import { useSession } from '../session/session-context'
import { useSnapshot } from '../components/state/use-snapshot'

/**
 * The dashboard requires log-in (requirements AUTH-23 and SHELL-01). While the profile cannot be read, the token stays
 * stored and the screen says so.
 */
export const LogInRequired = () => {
  const session = useSession()
  const loading = useSnapshot(session, isLoading)
  const unreachable = useSnapshot(session, isUnreachable)
  const customer = useSnapshot(session, loggedInCustomer)
  const error = useSnapshot(session, sessionError)
  const loggedOut = useSnapshot(session, hasLoggedOut)
  if (loggedOut) return <LoggedOut />
  if (loading) return <LoadingScreen />
  if (unreachable)
    return (
      <BarePage>
        <ErrorState
          title="We cannot reach the server"
          message={error ?? ''}
          onTryAgain={() => {
            session.send({ type: 'try-again' })
          }}
        />
      </BarePage>
    )
  // Another customer (logged in from another tab) gets new screens; KYC may change the user name, never the e-mail.
  return customer ? <Outlet key={customer.email} /> : <Navigate to="/login" replace />
}
