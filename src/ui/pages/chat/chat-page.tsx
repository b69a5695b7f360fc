import { useScreen } from '../../components/page/use-screen'
import { PageHeading } from '../../components/page/page-heading'

/** `/dashboard/chat`: a placeholder, as specified. */
export const ChatPage = () => <PageHeading ref={useScreen('Chat')}>Chat</PageHeading>
