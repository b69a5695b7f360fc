// The settings and the verifications.
import '../render-app'
import '../../../src/container/features/settings'
import '../../../src/container/features/verifications'
import '../../../src/ui/pages/settings/overview-page'
import '../../../src/ui/pages/settings/verifications-page'
import './dashboard'
