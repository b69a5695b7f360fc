import { left, type Either } from 'fp-ts/Either'
import { isUnlisted } from '../../../domain/quote/appliances'
import { parseQuote, type QuoteForms, type QuoteRequest } from '../../../domain/quote/products'
import type { FieldFailure } from '../../../domain/rules/rule'
import { requestedProduct, type QuoteContext } from './context'
import type { Typed } from './events'

/** The forms with the last typed values. */
export const formsWith = (forms: QuoteForms, typed: Typed): QuoteForms => ({ ...forms, [typed.kind]: typed.form })

type Submitted = { readonly context: QuoteContext; readonly event: { readonly typed: Typed } }

/** The request of a submitted form, or its field failures in the order of the fields. */
export type ParsedQuote = Either<readonly FieldFailure[], QuoteRequest>

export const parsed = ({ context, event: { typed } }: Submitted): ParsedQuote => {
  const { today, time, makes, models, destinations, applianceNames, appliances } = context
  const product = requestedProduct(context)
  return product === undefined
    ? left([])
    : parseQuote(typed.kind, typed.form, {
        productId: product.id,
        productCode: product.code,
        today,
        time,
        makes,
        models,
        destinations,
        appliances: appliances.items,
        hasUnlisted: isUnlisted(applianceNames, appliances),
      })
}
