import { useScreen } from '../../app/use-screen'
import { PageHeading } from '../../kit/page-heading'

/** `/dashboard/chat`: a placeholder, as specified. */
export const ChatPage = () => <PageHeading ref={useScreen('Chat')}>Chat</PageHeading>
