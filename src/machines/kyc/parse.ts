import { parseBankAccount } from '../../domain/kyc/bank-account'
import { parseBvn } from '../../domain/kyc/bvn'
import { parseDocument } from '../../domain/kyc/document'
import { parseEmployer } from '../../domain/kyc/employer'
import { parseMedical } from '../../domain/kyc/medical'
import { parseUserDetails } from '../../domain/kyc/user-details'
import type { FieldFailure, Parsed, ValueOf } from '../../domain/rules/rule'
import { fieldFailuresOf } from '../core/form'
import type { SubmitEvent, Typed } from './events'
import type { KycForms, KycPart } from './forms'
import type { KycContext } from './setup'

const parsers = ({ ruleSet, today, customer, banks, questions }: KycContext) => ({
  userDetails: parseUserDetails(ruleSet, today, customer),
  bankAccount: parseBankAccount(banks),
  bvn: parseBvn,
  employer: parseEmployer,
  medical: parseMedical(questions),
  document: parseDocument(today),
})

/** The parsed value of each step's form. */
type KycValues = { readonly [Part in KycPart]: ValueOf<ReturnType<typeof parsers>[Part]> }
type Parsers = { readonly [Part in KycPart]: (form: KycForms[Part]) => Parsed<KycValues[Part]> }

const parse = <Part extends KycPart>(
  context: KycContext,
  part: Part,
  form: KycForms[Part],
): Parsed<KycValues[Part]> => {
  const all: Parsers = parsers(context)
  return all[part](form)
}

/** The parsed value of a step's form as it was submitted. */
export const parsedPart =
  <Part extends KycPart>(part: Part) =>
  ({ context }: { readonly context: KycContext }): Parsed<KycValues[Part]> =>
    parse(context, part, context.forms[part])

/** The form that a submit event carries. */
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

/** The field failures of a submitted form, in the order of its fields. */
export const brokenRules = (context: KycContext, event: SubmitEvent): readonly FieldFailure[] => {
  const { part, form } = typedOf(event)
  return fieldFailuresOf(parse(context, part, form))
}
