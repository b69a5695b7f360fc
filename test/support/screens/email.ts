// The screens that links in emails open.
import '../render-app'
import '../../../src/container/features/activation'
import '../../../src/container/features/confirmation'
import '../../../src/ui/pages/confirmation/confirm-email-page'
import '../../../src/ui/pages/activation/verify-email-page'
