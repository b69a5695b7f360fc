import type { MachineDriver } from './driver'
import { activationDriver } from './drivers/activation'
import { kycDriver } from './drivers/kyc'
import { loginDriver } from './drivers/login'
import { paymentDriver } from './drivers/payment'
import { quoteDriver } from './drivers/quote'
import { registrationDriver } from './drivers/registration'
import { sessionDriver } from './drivers/session'

/** How a browser does what the plans say, by machine. */
export const drivers: Readonly<Record<string, MachineDriver>> = {
  session: sessionDriver,
  login: loginDriver,
  registration: registrationDriver,
  activation: activationDriver,
  kyc: kycDriver,
  quote: quoteDriver,
  payment: paymentDriver,
}
