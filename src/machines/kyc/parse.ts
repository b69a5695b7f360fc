import { bankOf, checkBankAccount } from '../../domain/kyc/bank-account'
import { checkBvn } from '../../domain/kyc/bvn'
import { checkDocumentOn } from '../../domain/kyc/document'
import { checkEmployer } from '../../domain/kyc/employer'
import { checkMedical } from '../../domain/kyc/medical'
import { bankMessages } from '../../domain/kyc/messages'
import { checkUserDetails } from '../../domain/kyc/user-details'
import type { FieldFailure } from '../../domain/rules/rule'
import { fieldFailuresOf } from '../core/form'
import type { KycForms } from './forms'
import type { SubmitEvent, Typed } from './events'
import type { KycContext } from './setup'

/** Which form a submit carries. */
export const typedOf = (event: SubmitEvent): Typed => {
  switch (event.type) {
    case 'submit-user-details':
      return { part: 'userDetails', form: event.form }
    case 'submit-bank-account':
      return { part: 'bankAccount', form: event.form }
    case 'submit-bvn':
      return { part: 'bvn', form: event.form }
    case 'submit-employer':
      return { part: 'employer', form: event.form }
    case 'submit-medical':
      return { part: 'medical', form: event.form }
    case 'submit-document':
      return { part: 'document', form: event.form }
  }
}

/** A bank that is not in the list (an old draft may name one) counts as not chosen. */
const brokenBankRules = (context: KycContext, form: KycForms['bankAccount']): readonly FieldFailure[] => {
  const failures = fieldFailuresOf(checkBankAccount(form))
  if (failures.length > 0 || bankOf(form, context.banks) !== undefined) return failures
  return [{ field: 'bankCode', message: bankMessages.bankCode }]
}

/** The rules that a submitted form breaks, in the order of its fields. */
export const brokenRules = (context: KycContext, event: SubmitEvent): readonly FieldFailure[] => {
  switch (event.type) {
    case 'submit-user-details':
      return fieldFailuresOf(checkUserDetails(context.ruleSet, context.today)(event.form))
    case 'submit-bank-account':
      return brokenBankRules(context, event.form)
    case 'submit-bvn':
      return fieldFailuresOf(checkBvn(event.form))
    case 'submit-employer':
      return fieldFailuresOf(checkEmployer(event.form))
    case 'submit-medical':
      return fieldFailuresOf(checkMedical(context.questions)(event.form))
    case 'submit-document':
      return fieldFailuresOf(checkDocumentOn(context.today)(event.form))
  }
}
