import * as beneficiary from '../beneficiary/messages'
import * as kyc from '../kyc/messages'
import * as quote from '../quote/messages'
import * as account from '../session/account-messages'
import * as withoutScreen from '../session/forms-without-a-screen/messages'
import * as session from '../session/messages'

/**
 * The messages of every form (requirement FORM-02), those included whose screens are still to come. Forms import the
 * records that they use; the whole table is for whoever wants to read or check all of it.
 */
export const messageTable = { session, account, withoutScreen, kyc, quote, beneficiary } as const
