import { isRight } from 'fp-ts/Either'
import { emptyForms } from '../../domain/quote/products'
import { quoteMessages } from '../../domain/quote/messages'
import type { FieldFailure } from '../../domain/rules/rule'
import { failureOf, namedBy } from '../../domain/failure/failure'
import type { Outcome } from '../core/actors'
import { noErrors, errorsOfCall, type FormErrors } from '../core/form'
import { requestedKind, type QuoteContext } from './context'

const namesIn = (context: QuoteContext): Readonly<Record<string, string>> => {
  const kind = requestedKind(context)
  return kind === undefined ? {} : Object.fromEntries(Object.keys(emptyForms[kind]).map((field) => [field, field]))
}

/**
 * A stock server names a field by its path: `vehicles[0].manuYear`, or `building[0].items[2].itemValue`. The last part
 * is the form's field; for a listed appliance the message names the appliance.
 */
const withFormField =
  ({ appliances }: QuoteContext) =>
  ({ field, message }: FieldFailure): FieldFailure => {
    const item = appliances.items[Number(/\bitems\[(\d+)\]/.exec(field)?.[1])]
    return item ? { field, message: `${item.itemDesc}: ${message}` } : { field: field.split('.').at(-1) ?? field, message }
  }

/**
 * A failed call as the form shows it (requirement QUOTE-03). After a call without an answer the form can simply be
 * submitted again: a quote has no cost.
 */
export const errorsOf = (context: QuoteContext, outcome: Outcome<unknown>): FormErrors => {
  if (isRight(outcome)) return noErrors
  const failed = failureOf(outcome.left)
  const failure = namedBy(namesIn(context))({ ...failed, fields: failed.fields.map(withFormField(context)) })
  const isUnknown = outcome.left._tag === 'NoAnswer' && outcome.left.wrote
  if (!isUnknown) return errorsOfCall(failure)
  return errorsOfCall({ ...failure, message: quoteMessages.unanswered, details: quoteMessages.askAgain })
}
