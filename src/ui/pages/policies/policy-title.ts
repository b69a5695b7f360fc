import { policyName, type Policy } from '../../../domain/policy/policy'

/** The name shown for a policy: the product's, or its own. */
export const policyTitle = (policy: Policy): string => policy.productName ?? policyName(policy)
