import * as beneficiary from '../beneficiary/messages'
import * as kyc from '../kyc/messages'
import * as quote from '../quote/messages'
import * as account from '../session/account-messages'
import * as withoutScreen from '../session/forms-without-a-screen/messages'
import * as activation from '../session/activation-messages'
import * as session from '../session/messages'
import * as reset from '../session/reset-messages'
import * as signUp from '../session/sign-up-messages'
import * as field from '../rules/field-messages'

/**
 * The messages of all forms, including those without a screen yet. Forms import only the records
 * that they use; the whole table is for reading and checking.
 */
export const messageTable = {
  field,
  session,
  activation,
  reset,
  signUp,
  account,
  withoutScreen,
  kyc,
  quote,
  beneficiary,
} as const
