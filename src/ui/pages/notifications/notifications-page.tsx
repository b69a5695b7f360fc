import { useScreen } from '../../app/use-screen'
import { PageHeading } from '../../kit/page-heading'

/** `/dashboard/notifications`: a placeholder, as specified (requirement SHELL-06). */
export const NotificationsPage = () => <PageHeading ref={useScreen('Notifications')}>Notifications</PageHeading>
