import { useScreen } from '../../components/page/use-screen'
import { PageHeading } from '../../components/page/page-heading'

/** `/dashboard/notifications`: a placeholder, as specified. */
export const NotificationsPage = () => <PageHeading ref={useScreen('Notifications')}>Notifications</PageHeading>
