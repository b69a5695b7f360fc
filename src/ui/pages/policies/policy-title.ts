import { policyName, type ListedPolicy } from '../../../domain/policy/policy'

/** The name shown for a policy: the product's, or its own. */
export const policyTitle = (policy: ListedPolicy): string => policy.productName ?? policyName(policy)
