import { isRight } from 'fp-ts/Either'
import type { Beneficiaries, RelationshipType } from '../../domain/beneficiary/beneficiary'
import type { BeneficiaryDetails, NewBeneficiaryForm } from '../../domain/beneficiary/beneficiary-form'
import { beneficiaryLabels, beneficiaryMessages } from '../../domain/beneficiary/messages'
import { failureOf, namedBy, plainFailure, type FieldsByMember } from '../../domain/failure/failure'
import type { DocumentUpload } from '../../domain/kyc/parts/document'
import type { FieldFailure } from '../../domain/rules/rule'
import type { CalendarDate } from '../../domain/values/calendar-date'
import type { Outcome } from '../core/actors'
import { assigning } from '../core/assigning'
import {
  defect,
  errorsOfCall,
  errorsOfDefect,
  errorsOfFields,
  errorsOfMessage,
  noErrors,
  type FormErrors,
} from '../core/form'
import { messageOf } from '../core/loading'
import { failureBy } from '../core/submission'
import type { OpenedForm } from './actors'
import { emptyForm, type BeneficiariesContext } from './context'
import { noFormOpen, type BeneficiariesEvent, type Opened, type QuotePlace } from './events'

/** The server uses another name for the share. */
type Member = Exclude<keyof BeneficiaryDetails, 'share'> | 'sharePercentage' | keyof DocumentUpload

const names: FieldsByMember<Record<Member, unknown>, NewBeneficiaryForm> = {
  surname: 'surname',
  otherNames: 'otherNames',
  sharePercentage: 'sharePercentage',
  relationshipType: 'relationshipType',
  mobileNo: 'mobileNo',
  data: 'file',
  type: 'type',
  issueDate: 'issueDate',
  expiryDate: 'expiryDate',
}

const failureFrom = failureBy(failureOf)

/** A rejection because of the total of the shares names no field; it is shown at the share, and only what else it says beside the form. */
const saveFailure = (outcome: Outcome<unknown>): FormErrors => {
  const failure = namedBy(names)(failureFrom(outcome))
  if (failure.message !== beneficiaryMessages.sharesTotal) return errorsOfCall(failure)
  const share = { field: 'sharePercentage', message: failure.message }
  const [first, ...others] = [...(failure.details === undefined ? [] : [failure.details]), ...failure.violations]
  return {
    fields: [...failure.fields.filter(({ field }) => field !== share.field), share],
    failure: first === undefined ? undefined : { ...plainFailure(first), violations: others },
  }
}

const assign = assigning<BeneficiariesContext, BeneficiariesEvent>()

export const beneficiariesActions = {
  storeToday: assign((_, today: CalendarDate) => ({ today })),
  storeList: assign((_, outcome: Outcome<Beneficiaries>) =>
    isRight(outcome) ? { beneficiaries: outcome.right.rows, total: outcome.right.total } : {},
  ),
  showListFailure: assign((_, outcome: Outcome<unknown>) => ({ listMessage: messageOf(outcome) })),
  showListDefect: assign(() => ({ listMessage: defect.message })),
  storeTypes: assign((_, outcome: Outcome<readonly RelationshipType[]>) =>
    isRight(outcome) ? { types: outcome.right } : {},
  ),
  saveQuotePlace: assign((_, quote: QuotePlace | undefined) => ({ quote })),
  setOpened: assign((_, opened: Opened) => ({ opened, errors: noErrors })),
  openWith: assign((_, outcome: Outcome<OpenedForm>) => (isRight(outcome) ? { ...outcome.right } : {})),
  fillIn: assign((_, form: NewBeneficiaryForm) => ({ form })),
  clearForm: assign(() => ({ form: emptyForm, opened: noFormOpen, errors: noErrors })),
  clearErrors: assign(() => ({ errors: noErrors })),
  storeDocumentData: assign((_, outcome: Outcome<string>) => (isRight(outcome) ? { documentData: outcome.right } : {})),
  clearDocumentData: assign(() => ({ documentData: '' })),
  showFields: assign((_, fields: readonly FieldFailure[]) => ({ errors: errorsOfFields(fields) })),
  showFailure: assign((_, outcome: Outcome<unknown>) => ({ errors: saveFailure(outcome) })),
  showNotSaved: assign(() => ({ errors: errorsOfMessage(beneficiaryLabels.notSaved) })),
  showUnclear: assign(() => ({ errors: errorsOfMessage(beneficiaryLabels.unclear) })),
  showDefect: assign(() => ({ errors: errorsOfDefect })),
}
