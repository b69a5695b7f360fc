import { Suspense, useEffect, type ComponentType } from 'react'
import { Outlet } from 'react-router-dom'
import {
  hasLoggedOut,
  isAnonymous,
  isLoading,
  isUnreachable,
  loggedInCustomer,
  sessionError,
} from '../../machines/session/selectors'
import { LoadingScreen } from '../components/loading/loading-screen'
import { useSnapshot } from '../components/state/use-snapshot'
import type {
  OfflinePoliciesBelowProps,
  OfflinePoliciesWithoutSessionProps,
} from '../pages/offline-policies/offline-screens'
import { ServerUnreachable } from '../pages/offline-policies/server-unreachable'
import { useSession, type SessionActor } from '../session/session-context'
import { LoggedOut } from './logged-out'

/** What a customer sees of the offline policies; loaded only if there are any. */
export type OfflineParts = {
  readonly Below: ComponentType<OfflinePoliciesBelowProps>
  readonly WithoutSession: ComponentType<OfflinePoliciesWithoutSessionProps>
  readonly isAnySaved: () => boolean
}

const Unreachable = ({ session, Below, isAnySaved }: OfflineParts & { readonly session: SessionActor }) => {
  const error = useSnapshot(session, sessionError)
  const tryAgain = () => {
    session.send({ type: 'try-again' })
  }
  if (!isAnySaved()) return <ServerUnreachable message={error ?? ''} onTryAgain={tryAgain} />
  return (
    <ServerUnreachable message={error ?? ''} onTryAgain={tryAgain}>
      <Suspense fallback={null}>
        <Below withLogOut />
      </Suspense>
    </ServerUnreachable>
  )
}

/** Log-in replaces the screen, which opens after it. */
const ToLogIn = ({ session }: { readonly session: SessionActor }) => {
  useEffect(() => {
    session.send({ type: 'require-log-in' })
  }, [session])
  return <LoadingScreen />
}

/**
 * The dashboard requires log-in. While the profile cannot be read, the token stays stored and the screen says so, above
 * the offline policies. That also opens after the session has ended, if the server cannot be reached.
 */
export const makeLogInRequired = (parts: OfflineParts) => {
  const LogInRequired = () => {
    const session = useSession()
    const loading = useSnapshot(session, isLoading)
    const unreachable = useSnapshot(session, isUnreachable)
    const anonymous = useSnapshot(session, isAnonymous)
    const customer = useSnapshot(session, loggedInCustomer)
    const loggedOut = useSnapshot(session, hasLoggedOut)
    if (loggedOut) return <LoggedOut />
    if (loading) return <LoadingScreen />
    if (unreachable) return <Unreachable {...parts} session={session} />
    const logIn = <ToLogIn session={session} />
    if (anonymous && parts.isAnySaved()) return <parts.WithoutSession logIn={logIn} />
    // Another customer (logged in from another tab) gets new screens; KYC may change the user name, never the email.
    return customer ? <Outlet key={customer.email} /> : logIn
  }
  return LogInRequired
}
