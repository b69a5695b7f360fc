import { activation } from './of/activation'
import { attachment } from './of/attachment'
import { beneficiaries } from './of/beneficiaries'
import { certificate } from './of/certificate'
import { checkout } from './of/checkout'
import { confirmation } from './of/confirmation'
import { copying } from './of/copying'
import { home } from './of/home'
import { keeping, kept } from './of/kept'
import { kyc } from './of/kyc'
import { lists } from './of/lists'
import { linkRequest } from './of/link-request'
import { login } from './of/login'
import { payment } from './of/payment'
import { phone } from './of/phone'
import { quote } from './of/quote'
import { records } from './of/records'
import { registration } from './of/registration'
import { reminders } from './of/reminders'
import { reset } from './of/reset'
import { rewards } from './of/rewards'
import { secondFactor } from './of/second-factor'
import { session } from './of/session'
import { overview, password, verifications } from './of/settings'
import { statements } from './of/statements'
import type { Walk } from './walk'

/** The walk of every machine. A new machine needs one line here. */
export const walks: readonly Walk[] = [
  session,
  login,
  secondFactor,
  registration,
  linkRequest,
  reset,
  confirmation,
  activation,
  phone,
  kyc,
  attachment,
  quote,
  checkout,
  payment,
  home,
  ...lists,
  ...records,
  certificate,
  statements,
  keeping,
  kept,
  copying,
  beneficiaries,
  rewards,
  overview,
  password,
  verifications,
  reminders,
]

/** Machines that have no walk yet, and why. */
export const withoutWalk: Readonly<Record<string, string>> = {}
