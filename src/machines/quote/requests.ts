import { motorMessages, travelMessages } from '../../domain/quote/messages'
import type { QuoteForms, QuoteRequest } from '../../domain/quote/forms'
import { checkHealth, healthQuoteOf } from '../../domain/quote/health'
import { checkHome, homeQuoteOf } from '../../domain/quote/home'
import { checkMotor, motorQuoteOf } from '../../domain/quote/motor'
import { checkSavings, savingsQuoteOf } from '../../domain/quote/savings'
import { checkTravel, travelQuoteOf } from '../../domain/quote/travel'
import type { FieldFailure } from '../../domain/rules/rule'
import type { Id } from '../../domain/values/id'
import { fieldFailuresOf } from '../core/form'
import { chosenMake, wantedKind, wantedProduct, type QuoteContext } from './context'
import type { Typed } from './events'

/** The forms with what was typed last. */
export const formsWith = (forms: QuoteForms, typed: Typed): QuoteForms => ({ ...forms, [typed.kind]: typed.form })

const quoteOf = (context: QuoteContext, productId: Id): QuoteRequest | undefined => {
  const { forms, makes, models, destinations, appliances } = context
  switch (wantedKind(context)) {
    case 'motor':
      return motorQuoteOf(forms.motor, { productId, makes, models })
    case 'health':
      return healthQuoteOf(forms.health, productId)
    case 'travel':
      return travelQuoteOf(forms.travel, productId, destinations)
    case 'home':
      return homeQuoteOf(forms.home, productId, appliances.items)
    case 'savings':
      return savingsQuoteOf(forms.savings, productId)
    case 'education':
      return savingsQuoteOf(forms.education, productId)
    case undefined:
      return undefined
  }
}

/** What the form on the screen asks for; `undefined` when it names something that is not offered. */
export const requestOf = (context: QuoteContext): QuoteRequest | undefined => {
  const product = wantedProduct(context)
  return product && quoteOf(context, product.id)
}

const checked = (typed: Typed): readonly FieldFailure[] => {
  switch (typed.kind) {
    case 'motor':
      return fieldFailuresOf(checkMotor(typed.form))
    case 'health':
      return fieldFailuresOf(checkHealth(typed.form))
    case 'travel':
      return fieldFailuresOf(checkTravel(typed.form))
    case 'home':
      return fieldFailuresOf(checkHome(typed.form))
    case 'savings':
    case 'education':
      return fieldFailuresOf(checkSavings(typed.form))
  }
}

/** What is chosen and not offered (an old draft may name it) counts as not chosen. */
const notOffered = (context: QuoteContext): FieldFailure => {
  if (wantedKind(context) === 'travel') return { field: 'destination', message: travelMessages.destination }
  return chosenMake(context) === undefined
    ? { field: 'makeId', message: motorMessages.makeId }
    : { field: 'modelId', message: motorMessages.modelId }
}

type Submitted = { readonly context: QuoteContext; readonly event: { readonly typed: Typed } }

/** The rules that a submitted form breaks, in the order of its fields. */
export const broken = ({ context, event: { typed } }: Submitted): readonly FieldFailure[] => {
  const failures = checked(typed)
  if (failures.length > 0) return failures
  const filled = { ...context, forms: formsWith(context.forms, typed) }
  return requestOf(filled) === undefined ? [notOffered(filled)] : []
}
