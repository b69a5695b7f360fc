// The policies.
import '../render-app'
import '../../../src/container/features/policies'
import '../../../src/ui/pages/policies/policies-page'
import './dashboard'
