// The verification of a phone number.
import '../render-app'
import '../../../src/container/features/phone'
import '../../../src/ui/pages/phone/verify-phone-page'
