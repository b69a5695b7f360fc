// The shop over the home page, with its forms.
import '../render-app'
import '../../../src/container/features/quote'
import '../../../src/ui/pages/quote/quote-forms'
import '../../../src/ui/pages/quote/shop-dialog'
import './dashboard'
