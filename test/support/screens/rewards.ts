// The rewards.
import '../render-app'
import '../../../src/container/features/rewards'
import '../../../src/ui/pages/rewards/rewards-page'
import './dashboard'
