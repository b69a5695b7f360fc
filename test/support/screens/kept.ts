// The offline policies.
import '../render-app'
import '../../../src/container/binding/offline-adapters'
import '../../../src/container/features/offline-policies'
import '../../../src/ui/pages/offline-policies/offline-screens'
import '../../../src/ui/pages/offline-policies/offline-policies-page'
