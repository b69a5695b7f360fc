// Screens without a machine.
import '../render-app'
import '../../../src/ui/pages/chat/chat-page'
import '../../../src/ui/pages/not-found/not-found-page'
import '../../../src/ui/pages/notifications/notifications-page'
import './dashboard'
