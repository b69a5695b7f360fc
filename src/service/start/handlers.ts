import { abpStartHandlers } from './abp-start/routes'
import { accountHandlers, accountRules } from './account/routes'
import { beneficiaryHandlers, beneficiaryRules } from './beneficiary/routes'
import { catalogueHandlers } from './catalogue/routes'
import type { Deps } from './dependencies'
import { insuranceHandlers, insuranceRules } from './insurance/routes'
import { kycHandlers, kycRules } from './kyc/routes'
import { kycViewHandlers } from './kyc/view-routes'
import { mandateHandlers } from './mandate/routes'
import { paymentHandlers } from './payment/routes'
import { phoneHandlers, phoneRules } from './phone/routes'
import { policyHandlers } from './policy/routes'
import { profileHandlers, profileRules } from './profile/routes'
import { referralHandlers } from './referral/routes'
import { userProductHandlers } from './user-product/routes'
import type { Handlers, Rules } from './wire/handler'

/** The handler of every call in the endpoint table. */
export const handlersFor = (deps: Deps): Handlers => ({
  ...abpStartHandlers(deps),
  ...accountHandlers(deps),
  ...profileHandlers(deps),
  ...phoneHandlers(deps),
  ...kycHandlers(deps),
  ...kycViewHandlers(deps),
  ...catalogueHandlers(),
  ...insuranceHandlers(deps),
  ...paymentHandlers(deps),
  ...policyHandlers(deps),
  ...userProductHandlers(deps),
  ...mandateHandlers(deps),
  ...beneficiaryHandlers(deps),
  ...referralHandlers(deps),
})

/** The rules of every call that has any. */
export const rulesFor = (deps: Deps): Rules => ({
  ...accountRules,
  ...profileRules(deps),
  ...phoneRules,
  ...kycRules(deps),
  ...insuranceRules(deps),
  ...beneficiaryRules(deps),
})
