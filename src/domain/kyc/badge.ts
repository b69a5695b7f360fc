import type { RuleSet } from '../rules/rule-set'
import { isApproved } from './status'

export type KycBadge = {
  readonly text: 'Pending Review' | 'Complete' | 'Incomplete'
  readonly colour: 'yellow' | 'green' | 'grey'
}

const complete: KycBadge = { text: 'Complete', colour: 'green' }

/**
 * The badge of a KYC status in Settings. `observed`: `Pending Review`, and `Complete` for
 * everything else. `corrected`: `Complete` only for approved customers.
 */
export const kycBadge =
  (ruleSet: RuleSet) =>
  (status: string | undefined): KycBadge => {
    if (status === 'PendingReview') return { text: 'Pending Review', colour: 'yellow' }
    return ruleSet === 'observed' || isApproved(status) ? complete : { text: 'Incomplete', colour: 'grey' }
  }
