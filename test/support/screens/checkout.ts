// From a quote to its payment.
import '../render-app'
import '../../../src/container/features/checkout'
import '../../../src/container/features/payment'
import '../../../src/ui/pages/checkout/checkout-page'
import '../../../src/ui/pages/payment/payment-page'
import './shop'
