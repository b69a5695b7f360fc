import { isLeft } from 'fp-ts/Either'
import { isNone } from 'fp-ts/Option'
import { isPossiblePhoneNumber } from '../platform/phone-number'
import { beneficiaryMessages } from '../../domain/beneficiary/messages'
import { shareRule } from '../../domain/beneficiary/shares'
import { documentMessages } from '../../domain/kyc/messages'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { fromPercentNumber } from '../../domain/values/percentage'
import { documentViolations } from '../kyc/rules'
import { violation, type Violation } from '../wire/errors'
import { nameViolation } from '../wire/name-violation'
import { relationshipTypes } from './relationship-types'

type Violations = readonly (Violation | null)[]

export type BeneficiaryRequest = {
  readonly surname: string
  readonly otherNames: string
  readonly relationshipType: string
  readonly sharePercentage: number
  readonly mobileNo: string
}

/** The rule of a single share: above zero, at most a hundred per cent, in hundredths of a per cent. */
const shareViolation = (sharePercentage: number): Violation | null => {
  const share = fromPercentNumber(sharePercentage)
  if (isNone(share)) return violation('sharePercentage', beneficiaryMessages.sharePercentage)
  const checked = shareRule([])(share.value)
  return isLeft(checked) ? violation('sharePercentage', checked.left) : null
}

export const beneficiaryViolations = (request: BeneficiaryRequest): Violations => [
  nameViolation('surname', request.surname, beneficiaryMessages.surname),
  nameViolation('otherNames', request.otherNames, beneficiaryMessages.otherNames),
  relationshipTypes.some(({ relationshipCode }) => relationshipCode === request.relationshipType)
    ? null
    : violation('relationshipType', beneficiaryMessages.relationshipType),
  shareViolation(request.sharePercentage),
  isPossiblePhoneNumber(request.mobileNo) ? null : violation('mobileNo', beneficiaryMessages.mobileNo),
]

/** The document of a new beneficiary follows the rules of a customer's own document. `today` is the day in Lagos. */
export const beneficiaryDocumentViolations = (
  document: Parameters<typeof documentViolations>[0] | undefined,
  today: CalendarDate,
): Violations =>
  document === undefined
    ? [violation('data', documentMessages.file)]
    : documentViolations(document, today).map(
        (entry) => entry && { ...entry, members: entry.members.map((member) => `data.${member}`) },
      )
