import { activationInBrowser } from './of/activation'
import { kycInBrowser } from './of/kyc'
import { loginInBrowser } from './of/login'
import { paymentInBrowser } from './of/payment'
import { quoteInBrowser } from './of/quote'
import { registrationInBrowser } from './of/registration'
import { sessionInBrowser } from './of/session'
import { planOf } from './plan'

/** The machines whose every state is reached in a browser, each by its shortest way. */
export const browserWalks = [
  sessionInBrowser,
  loginInBrowser,
  registrationInBrowser,
  activationInBrowser,
  kycInBrowser,
  quoteInBrowser,
  paymentInBrowser,
]

export const plans = browserWalks.map(planOf)
