import { parseForm, type KycForms, type KycValues } from '../../../domain/kyc/parts/parts'
import type { KycPart } from '../../../domain/kyc/steps'
import type { FieldFailure, Parsed } from '../../../domain/rules/rule'
import { fieldFailuresOf } from '../../core/form'
import type { SubmitEvent, Typed } from './events'
import type { KycContext } from './setup'

/** The parsed value of a step's form as it was submitted. */
export const parsedPart =
  <Part extends KycPart>(part: Part) =>
  ({ context }: { readonly context: KycContext }): Parsed<KycValues[Part]> =>
    parseForm(part, context.forms[part], context)

/** The form that a submit event carries. */
export const typedOf = ({ type, form }: SubmitEvent): Typed => ({ part: type.slice('submit-'.length), form }) as Typed

/** The field failures of a submitted form, in the order of its fields. */
export const brokenRules = (context: KycContext, event: SubmitEvent): readonly FieldFailure[] => {
  const { part, form } = typedOf(event) as { readonly part: KycPart; readonly form: KycForms[KycPart] }
  return fieldFailuresOf(parseForm<KycPart>(part, form, context))
}
