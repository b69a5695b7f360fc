import type { DraftPolicy } from '../drafts/draft-policy'
import { BVN_MINIMUM } from '../rules/constants'
import { parseFields, required, satisfies, text } from '../rules/rule'
import { bvnMessages } from './messages'

export type BvnForm = { readonly bvn: string }

export const emptyBvn: BvnForm = { bvn: '' }

export const bvnDraft: DraftPolicy<BvnForm> = { bvn: 'never' }

/**
 * Parses the Bank Verification Number: present, and at least eleven characters; surrounding spaces do not count
 * (requirement KYC-08).
 */
export const parseBvn = parseFields<BvnForm>({
  bvn: text(
    required(bvnMessages.required),
    satisfies((bvn) => bvn.trim().length >= BVN_MINIMUM, bvnMessages.valid),
  ),
})
