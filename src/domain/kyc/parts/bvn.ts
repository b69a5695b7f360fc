import type { DraftPolicy } from '../../rules/draft-policy'
import { BVN_MINIMUM, LONGEST } from '../../rules/constants'
import { unseparated } from '../../rules/number-fields'
import { atMost, parseFields, required, satisfies } from '../../rules/rule'
import { bvnMessages } from '../messages'
import type { SavedBvn } from '../saved-record'
import type { Part } from './part'

export type BvnForm = { readonly bvn: string }

export const emptyBvn: BvnForm = { bvn: '' }

const draft: DraftPolicy<BvnForm> = { bvn: 'never' }

/** Parses the Bank Verification Number: present, and at least eleven characters, separators not counted. */
export const parseBvn = parseFields<BvnForm>({
  bvn: unseparated(
    required(bvnMessages.required),
    satisfies((bvn) => bvn.length >= BVN_MINIMUM, bvnMessages.valid),
    atMost(LONGEST.bvn),
  ),
})

export const bvn: Part<BvnForm, BvnForm, SavedBvn> = {
  heading: 'BVN Information',
  empty: () => emptyBvn,
  draft,
  parse: () => parseBvn,
  saved: 'BVN verification successful, moving to next step',
  // A BVN must always be typed again.
  fill: (form) => form,
}
