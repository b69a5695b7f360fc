import { accountHandlers } from './account/routes'
import { beneficiaryHandlers } from './beneficiary/routes'
import { catalogueHandlers } from './catalogue/routes'
import type { Deps } from './dependencies'
import { insuranceHandlers } from './insurance/routes'
import { kycHandlers } from './kyc/routes'
import { kycViewHandlers } from './kyc/view-routes'
import { mandateHandlers } from './mandate/routes'
import { paymentHandlers } from './payment/routes'
import { phoneHandlers } from './phone/routes'
import { policyHandlers } from './policy/routes'
import { profileHandlers } from './profile/routes'
import { referralHandlers } from './referral/routes'
import { userProductHandlers } from './user-product/routes'
import type { Handlers } from './wire/handler'

/** The handler of every call in the endpoint table. */
export const handlersFor = (deps: Deps): Handlers => ({
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
