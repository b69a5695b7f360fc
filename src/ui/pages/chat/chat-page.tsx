import { useScreen } from '../../app/use-screen'
import { PageHeading } from '../../kit/page-heading'

/** `/dashboard/chat`: a placeholder, as specified (requirement SHELL-06). */
export const ChatPage = () => <PageHeading ref={useScreen('Chat')}>Chat</PageHeading>
