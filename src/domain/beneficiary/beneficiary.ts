import { idText, type Id } from '../values/id'
import { percentage, percentText, type Percentage } from '../values/percentage'
import type { BeneficiaryDetails, BeneficiaryForm } from './beneficiary-form'
import type { HeldShare } from './shares'

/** Who is paid if the insured cannot be. The relationship is a code; a missing text was never entered. */
export type Beneficiary = {
  readonly id: Id
  readonly surname: string | undefined
  readonly otherNames: string | undefined
  readonly relationshipType: string | undefined
  readonly share: Percentage | undefined
  readonly mobileNo: string | undefined
}

/** A relationship: the name is shown, the code is sent. */
export type RelationshipType = { readonly code: string; readonly name: string }

/** The customer's beneficiaries, and how many the server says there are. */
export type Beneficiaries = { readonly rows: readonly Beneficiary[]; readonly total: number }

/** The shares of all of them; a missing share counts as none. */
export const heldShares = (beneficiaries: readonly Beneficiary[]): readonly HeldShare[] =>
  beneficiaries.map(({ id, share }) => ({ id, share: share ?? percentage(0n) }))

/** The initial edit form, with the server's values. */
export const formOf = ({ share, ...beneficiary }: Beneficiary): BeneficiaryForm => ({
  surname: beneficiary.surname ?? '',
  otherNames: beneficiary.otherNames ?? '',
  sharePercentage: share === undefined ? '' : percentText(share),
  relationshipType: beneficiary.relationshipType ?? '',
  mobileNo: beneficiary.mobileNo ?? '',
})

/** Whether a beneficiary has exactly these details. */
export const hasDetails =
  (details: BeneficiaryDetails) =>
  (beneficiary: Beneficiary): boolean =>
    beneficiary.surname === details.surname &&
    beneficiary.otherNames === details.otherNames &&
    beneficiary.share === details.share &&
    beneficiary.relationshipType === details.relationshipType &&
    beneficiary.mobileNo === details.mobileNo

/**
 * Whether a beneficiary with these details was added since: one that was not there `before`. After a save without an
 * answer only the list can show it.
 */
export const wasAdded = (
  details: BeneficiaryDetails,
  before: readonly Beneficiary[],
  after: readonly Beneficiary[],
): boolean => {
  const known = new Set(before.map(({ id }) => idText(id)))
  return after.some((beneficiary) => !known.has(idText(beneficiary.id)) && hasDetails(details)(beneficiary))
}

/** The name of a relationship by its code; an unknown code is shown as it is. */
export const relationshipName = (code: string | undefined, types: readonly RelationshipType[]): string | undefined =>
  types.find((type) => type.code === code)?.name ?? code

/** Both names, as a customer would say them. */
export const beneficiaryName = ({ surname, otherNames }: Beneficiary): string =>
  [surname, otherNames].filter((name) => name !== undefined && name !== '').join(' ')
