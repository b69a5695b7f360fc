import { Outlet } from 'react-router-dom'
import { hasLoggedOut } from '../../machines/session/selectors'
import { useSnapshot } from '../components/state/use-snapshot'
import { useSession } from '../session/session-context'
import { LoggedOut } from './logged-out'

/** A screen that needs no log-in, but shows what belongs to a customer: nothing of it stays after a log-out in another tab. */
export const UntilLoggedOut = () => (useSnapshot(useSession(), hasLoggedOut) ? <LoggedOut /> : <Outlet />)
