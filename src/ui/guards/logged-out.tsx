import { useEffect } from 'react'
import { LogOut } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../components/buttons/button-link'
import { EmptyState } from '../components/feedback/empty-state'
import { BarePage } from '../components/page/bare-page'
import { useScreen } from '../components/page/use-screen'
import { useIsOnline } from '../components/state/use-is-online'
import { leaveFor } from '../session/leave-for'

const LOGGED_OUT = 'You are logged out'

/**
 * After a log-out nothing of the customer is shown while the landing page loads. Back may cancel that, and offline it
 * fails: then the link leads there.
 */
export const LoggedOut = () => {
  const heading = useScreen(LOGGED_OUT)
  const online = useIsOnline()
  const { key } = useLocation()
  useEffect(() => {
    leaveFor('/', { replace: false })
  }, [key])
  return (
    <BarePage>
      <EmptyState
        icon={<LogOut size={28} />}
        heading={heading}
        level="h1"
        title={LOGGED_OUT}
        text={online ? undefined : 'You are offline. The home page will open when you are back online.'}
        action={
          <ButtonLink href="/" variant="primary">
            Go to the home page
          </ButtonLink>
        }
      />
    </BarePage>
  )
}
