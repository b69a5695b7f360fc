// The KYC wizard.
import '../render-app'
import '../../../src/container/features/kyc'
import '../../../src/ui/form/phone-appearance'
import '../../../src/ui/pages/kyc/kyc-page'
import './dashboard'
