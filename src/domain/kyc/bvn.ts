import { BVN_MINIMUM } from '../rules/constants'
import { required, satisfies, validate } from '../rules/rule'
import { bvnMessages } from './messages'

export type BvnForm = { readonly bvn: string }

export const emptyBvn: BvnForm = { bvn: '' }

/**
 * The Bank Verification Number: present, and at least eleven characters; spaces around it do not count
 * (requirement KYC-08).
 */
export const checkBvn = validate<'bvn'>({
  bvn: [
    required(bvnMessages.required),
    satisfies((bvn) => bvn.trim().length >= BVN_MINIMUM, bvnMessages.valid),
  ],
})
