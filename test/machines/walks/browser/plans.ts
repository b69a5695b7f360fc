import { activationInBrowser } from './activation'
import { kycInBrowser } from './kyc'
import { loginInBrowser } from './login'
import { paymentInBrowser } from './payment'
import { quoteInBrowser } from './quote'
import { registrationInBrowser } from './registration'
import { sessionInBrowser } from './session'
import { planOf } from './plan'

/** The machines whose states are all reached in a browser, each by its shortest path. */
export const plans = [
  sessionInBrowser,
  loginInBrowser,
  registrationInBrowser,
  activationInBrowser,
  kycInBrowser,
  quoteInBrowser,
  paymentInBrowser,
].map(planOf)
