import { activationInBrowser } from './activation'
import { kycInBrowser } from './kyc'
import { loginInBrowser } from './login'
import { paymentInBrowser } from './payment'
import { quoteInBrowser } from './quote'
import { registrationInBrowser } from './registration'
import { sessionInBrowser } from './session'
import { planOf } from './plan'

/** The machines whose every state is reached in a browser, each by its shortest way. */
export const plans = [
  sessionInBrowser,
  loginInBrowser,
  registrationInBrowser,
  activationInBrowser,
  kycInBrowser,
  quoteInBrowser,
  paymentInBrowser,
].map(planOf)
