import { chain, map } from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import type { DraftPolicy } from '../rules/draft-policy'
import { documentDraft, parseDocument, type DocumentDetails, type DocumentForm } from '../kyc/parts/document'
import { parseParts } from '../rules/parse-parts'
import { LONGEST } from '../rules/constants'
import { phoneNumber } from '../rules/number-fields'
import { personName } from '../rules/plain-name'
import { asTyped, atMost, parseFields, readAs, required, text, type FieldParsers, type Parsed } from '../rules/rule'
import type { CalendarDate } from '../values/calendar-date'
import { parsePercentage, type Percentage } from '../values/percentage'
import { beneficiaryMessages } from './messages'
import { shareRule } from './shares'

/** The form as it is typed; the relationship is a code. */
export type BeneficiaryForm = {
  readonly surname: string
  readonly otherNames: string
  readonly sharePercentage: string
  readonly relationshipType: string
  readonly mobileNo: string
}

/** A new beneficiary has an identity document; an edit does not change it. */
export type NewBeneficiaryForm = BeneficiaryForm & DocumentForm

export const emptyBeneficiary: BeneficiaryForm = {
  surname: '',
  otherNames: '',
  sharePercentage: '',
  relationshipType: '',
  mobileNo: '',
}

const beneficiaryDraft: DraftPolicy<BeneficiaryForm> = {
  surname: 'store',
  otherNames: 'store',
  sharePercentage: 'store',
  relationshipType: 'store',
  mobileNo: 'store',
}
export const newBeneficiaryDraft: DraftPolicy<NewBeneficiaryForm> = { ...beneficiaryDraft, ...documentDraft }
/** `beneficiary` is the id of the edited one. */
export const beneficiaryEditDraft: DraftPolicy<BeneficiaryForm & { readonly beneficiary: string }> = {
  ...beneficiaryDraft,
  beneficiary: 'store',
}

/** A beneficiary to save. The share is exact. */
export type BeneficiaryDetails = {
  readonly surname: string
  readonly otherNames: string
  readonly share: Percentage
  readonly relationshipType: string
  readonly mobileNo: string
}

/** Parses the edit form; `others` are the shares of the customer's other beneficiaries. */
export const parseBeneficiary = (
  others: readonly Percentage[],
): ((form: BeneficiaryForm) => Parsed<BeneficiaryDetails>) =>
  flow(
    parseFields({
      surname: text(personName(beneficiaryMessages.surname), atMost(LONGEST.name)),
      otherNames: text(personName(beneficiaryMessages.otherNames), atMost(LONGEST.name)),
      sharePercentage: flow(readAs(parsePercentage, beneficiaryMessages.sharePercentage), chain(shareRule(others))),
      relationshipType: asTyped(required(beneficiaryMessages.relationshipType)),
      mobileNo: phoneNumber(beneficiaryMessages.mobileNo),
    } satisfies FieldParsers<BeneficiaryForm>),
    map(({ sharePercentage, ...details }) => ({ ...details, share: sharePercentage })),
  )

export type NewBeneficiaryDetails = { readonly details: BeneficiaryDetails; readonly document: DocumentDetails }

/**
 * Parses the add form: the same fields, then those of a document that is valid today; a missing
 * file is the last failure.
 */
export const parseNewBeneficiary =
  (others: readonly Percentage[], today: CalendarDate) =>
  (form: NewBeneficiaryForm): Parsed<NewBeneficiaryDetails> =>
    pipe({ details: parseBeneficiary(others)(form), document: parseDocument(today)(form) }, parseParts)
