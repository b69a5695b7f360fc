// The beneficiaries.
import '../render-app'
import '../../../src/container/features/beneficiaries'
import '../../../src/ui/pages/beneficiaries/beneficiaries-page'
import './dashboard'
