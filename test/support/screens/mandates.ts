// The mandates.
import '../render-app'
import '../../../src/container/features/mandates'
import '../../../src/ui/pages/mandates/mandates-page'
import './dashboard'
