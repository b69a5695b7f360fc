import { isRight } from 'fp-ts/Either'
import { emptyForms } from '../../../domain/quote/products'
import { quoteMessages } from '../../../domain/quote/messages'
import type { FieldFailure } from '../../../domain/rules/rule'
import { failureOf, namedBy } from '../../../domain/failure/failure'
import type { Outcome } from '../../core/actors'
import { noErrors, errorsOfCall, type FormErrors } from '../../core/form'
import { requestedKind, type QuoteContext } from './context'

const namesIn = (context: QuoteContext): Readonly<Record<string, string>> => {
  const kind = requestedKind(context)
  return kind === undefined ? {} : Object.fromEntries(Object.keys(emptyForms[kind]).map((field) => [field, field]))
}

/** A message about a listed appliance (`building[0].items[2].itemValue`) names it and is shown beside the form. */
const namingAppliance =
  ({ appliances }: QuoteContext) =>
  (failed: FieldFailure): FieldFailure => {
    const item = appliances.items[Number(/\bitems\[(\d{1,4})\]/i.exec(failed.field)?.[1])]
    return item ? { field: '', message: `${item.itemDesc}: ${failed.message}` } : failed
  }

/**
 * A failed call as the form shows it. After a call without an answer the form can simply be
 * submitted again: a quote has no cost.
 */
export const errorsOf = (context: QuoteContext, outcome: Outcome<unknown>): FormErrors => {
  if (isRight(outcome)) return noErrors
  const failed = failureOf(outcome.left)
  const failure = namedBy(namesIn(context))({ ...failed, fields: failed.fields.map(namingAppliance(context)) })
  const isUnknown = outcome.left._tag === 'NoAnswer' && outcome.left.wrote
  if (!isUnknown) return errorsOfCall(failure)
  return errorsOfCall({ ...failure, message: quoteMessages.unanswered, details: quoteMessages.askAgain })
}
