// The shop over the home page, with its forms.
import '../render-app'
import '../../../src/container/features/quote'
import '../../../src/ui/pages/shop/quote-forms'
import '../../../src/ui/pages/shop/shop-dialog'
import './dashboard'
