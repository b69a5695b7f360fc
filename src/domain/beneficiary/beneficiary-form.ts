import { chain, isLeft, left, match, right, type Either } from 'fp-ts/Either'
import { getOrElseW, isNone, isSome } from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { concat } from 'fp-ts/NonEmptyArray'
import type { CalendarDate } from '../values/calendar-date'
import { checkDocumentOn, type DocumentForm } from '../kyc/document'
import { required, satisfies, validate, type FieldFailures, type Rule } from '../rules/rule'
import { parsePercentage, percentage, type Percentage } from '../values/percentage'
import { beneficiaryMessages } from './messages'
import { shareRule } from './shares'

/** The form as it is typed; the relationship by its code. */
export type BeneficiaryForm = {
  readonly surname: string
  readonly otherNames: string
  readonly sharePercentage: string
  readonly relationshipType: string
  readonly mobileNo: string
}

/** A new beneficiary brings an identity document; one that is edited does not. */
export type NewBeneficiaryForm = BeneficiaryForm & DocumentForm

export const emptyBeneficiary: BeneficiaryForm = {
  surname: '',
  otherNames: '',
  sharePercentage: '',
  relationshipType: '',
  mobileNo: '',
}

const fits =
  (others: readonly Percentage[]): Rule =>
  (text) => {
    const share = parsePercentage(text)
    return isNone(share) ? null : pipe(share.value, shareRule(others), match((message) => message, () => null))
  }

const rules = (others: readonly Percentage[]) =>
  validate<keyof BeneficiaryForm>({
    surname: [required(beneficiaryMessages.surname)],
    otherNames: [required(beneficiaryMessages.otherNames)],
    sharePercentage: [
      required(beneficiaryMessages.sharePercentage),
      satisfies((text) => isSome(parsePercentage(text)), beneficiaryMessages.sharePercentage),
      fits(others),
    ],
    relationshipType: [required(beneficiaryMessages.relationshipType)],
    mobileNo: [required(beneficiaryMessages.mobileNo)],
  })

/**
 * The rules of the edit form (requirement BEN-04); `others` are the shares that the customer's other beneficiaries
 * hold.
 */
export const checkBeneficiary =
  (others: readonly Percentage[]) =>
  (form: BeneficiaryForm): Either<FieldFailures, BeneficiaryForm> =>
    rules(others)(form)

/**
 * The rules of the add form (requirement BEN-04): the same, then those of a document that is valid today; a missing
 * file is the last failure.
 */
export const checkNewBeneficiary =
  (others: readonly Percentage[], today: CalendarDate) =>
  (form: NewBeneficiaryForm): Either<FieldFailures, NewBeneficiaryForm> => {
    const [person, document] = [checkBeneficiary(others)(form), checkDocumentOn(today)(form)]
    if (isLeft(person) && isLeft(document)) return left(concat(document.left)(person.left))
    return pipe(
      person,
      chain((): Either<FieldFailures, unknown> => document),
      chain(() => right(form)),
    )
  }

/** A beneficiary as it is saved. The share is exact. */
export type BeneficiaryDetails = {
  readonly surname: string
  readonly otherNames: string
  readonly share: Percentage
  readonly relationshipType: string
  readonly mobileNo: string
}

/** The valid form as it is saved. */
export const beneficiaryOf = (form: BeneficiaryForm): BeneficiaryDetails => ({
  surname: form.surname.trim(),
  otherNames: form.otherNames.trim(),
  share: pipe(
    parsePercentage(form.sharePercentage),
    getOrElseW(() => percentage(0n)),
  ),
  relationshipType: form.relationshipType,
  mobileNo: form.mobileNo.trim(),
})
