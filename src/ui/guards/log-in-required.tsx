import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { hasLoggedOut, isLoading, isUnreachable, loggedInCustomer, sessionError } from '../../machines/session/selectors'
import { ErrorState } from '../components/feedback/error-state'
import { BarePage } from '../components/page/bare-page'
import { useScreen } from '../components/page/use-screen'
import { LoggedOut } from './logged-out'
import { LoadingScreen } from '../components/feedback/loading-screen'
import { useSession, type SessionActor } from '../session/session-context'
import { useSnapshot } from '../components/state/use-snapshot'

const UNREACHABLE = 'We cannot reach the server'

const ServerUnreachable = ({ session }: { readonly session: SessionActor }) => {
  const heading = useScreen(UNREACHABLE)
  const error = useSnapshot(session, sessionError)
  return (
    <BarePage>
      <ErrorState
        heading={heading}
        level="h1"
        title={UNREACHABLE}
        message={error ?? ''}
        onTryAgain={() => {
          session.send({ type: 'try-again' })
        }}
      />
    </BarePage>
  )
}

/** Log-in replaces the screen, which opens after it (requirement ACC-06). */
const ToLogIn = ({ session }: { readonly session: SessionActor }) => {
  useEffect(() => {
    session.send({ type: 'require-log-in' })
  }, [session])
  return <LoadingScreen />
}

/**
 * The dashboard requires log-in (requirements AUTH-23 and SHELL-01). While the profile cannot be read, the token stays
 * stored and the screen says so.
 */
export const LogInRequired = () => {
  const session = useSession()
  const loading = useSnapshot(session, isLoading)
  const unreachable = useSnapshot(session, isUnreachable)
  const customer = useSnapshot(session, loggedInCustomer)
  const loggedOut = useSnapshot(session, hasLoggedOut)
  if (loggedOut) return <LoggedOut />
  if (loading) return <LoadingScreen />
  if (unreachable) return <ServerUnreachable session={session} />
  // Another customer (logged in from another tab) gets new screens; KYC may change the user name, never the e-mail.
  return customer ? <Outlet key={customer.email} /> : <ToLogIn session={session} />
}
