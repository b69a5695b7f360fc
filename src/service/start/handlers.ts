import { requireRoom } from '../beneficiary/allowance'
import { lockUnpaid } from '../cover/order/closing'
import { orderHandlers } from '../cover/order/routes'
import { countOpenQuotes } from '../cover/payment/open-quotes'
import { heldCovers } from '../cover/policy/held-covers'
import { listSections, markChanged, markSaved } from '../kyc/section-repository'
import { kycStatusOf } from '../kyc/sections'
import { recordReferral } from '../referral/repository'
import { abpStartHandlers } from '../abp-start/routes'
import { accountHandlers, accountRules } from '../account/routes'
import { beneficiaryHandlers, beneficiaryRules } from '../beneficiary/routes'
import { catalogueHandlers } from '../shop/catalogue/routes'
import type { Parts } from './parts'
import { insuranceHandlers, insuranceRules } from '../shop/quote/routes'
import { kycHandlers, kycRules } from '../kyc/routes'
import { kycViewHandlers } from '../kyc/view-routes'
import { mandateHandlers } from '../cover/mandate/routes'
import { paymentHandlers } from '../cover/payment/routes'
import { policyLinks } from '../cover/premium/policy-links'
import { statementHandlers } from '../cover/premium/routes'
import { phoneHandlers, phoneRules } from '../account/phone/routes'
import { policyHandlers } from '../cover/policy/routes'
import { profileHandlers, profileRules } from '../account/profile/routes'
import { referralHandlers } from '../referral/routes'
import { reminderHandlers, reminderRules } from '../reminders/routes'
import { userProductHandlers } from '../cover/user-product/routes'
import type { Handlers, Rules } from '../wire/handler'

/** The handler of every call in the endpoint table. */
export const handlersFor = (deps: Parts): Handlers => ({
  ...abpStartHandlers(deps),
  ...accountHandlers({ ...deps, onReferred: recordReferral }),
  ...profileHandlers({
    ...deps,
    kycStatusOf: async (customerId) => kycStatusOf(await listSections(deps.db, customerId)),
    onDetailsSaved: (transaction, customerId, now) => markSaved(transaction, customerId, 'User Info', now),
  }),
  ...phoneHandlers({
    ...deps,
    onNumberChanged: (transaction, customerId) =>
      markChanged(transaction, customerId, 'User Info', deps.clock.business()),
  }),
  ...kycHandlers({ ...deps, requireRoom }),
  ...kycViewHandlers(deps),
  ...catalogueHandlers(),
  ...insuranceHandlers({ ...deps, heldCovers, countOpenQuotes, lockUnpaid }),
  ...orderHandlers(deps),
  ...paymentHandlers(deps),
  ...statementHandlers(deps),
  ...policyHandlers({ ...deps, linksOf: policyLinks(deps) }),
  ...userProductHandlers(deps),
  ...mandateHandlers(deps),
  ...beneficiaryHandlers(deps),
  ...referralHandlers(deps),
  ...reminderHandlers(deps),
})

/** The rules of every call that has any. */
export const rulesFor = (deps: Parts): Rules => ({
  ...accountRules,
  ...profileRules(deps),
  ...phoneRules,
  ...kycRules(deps),
  ...insuranceRules(deps),
  ...beneficiaryRules(deps),
  ...reminderRules,
})
