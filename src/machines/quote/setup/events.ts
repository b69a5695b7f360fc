import type { ListedFlow } from '../../../domain/drafts/drafts'
import type { ApplianceForm } from '../../../domain/quote/appliances'
import type { QuoteForms, QuoteKind } from '../../../domain/quote/products'
import type { MotorForm } from '../../../domain/quote/motor'
import type { Id } from '../../../domain/values/id'
import type { MinuteBegan } from '../../core/today'
import type { ShopLocation } from './context'

/** What the customer has typed so far in one form; it is stored as a draft. */
export type Typed = {
  readonly [Kind in QuoteKind]: { readonly kind: Kind; readonly form: QuoteForms[Kind] }
}[QuoteKind]

/** What is stored as a draft. */
export type Draft = {
  readonly flow: ListedFlow
  readonly form: Readonly<Record<string, unknown>>
  readonly when: 'soon' | 'now'
}

export type QuoteEvent =
  | MinuteBegan
  | { readonly type: 'choose-category'; readonly category: Id }
  | { readonly type: 'choose-product'; readonly product: Id }
  | { readonly type: 'go-back' }
  | { readonly type: 'close-shop' }
  | { readonly type: 'choose-make'; readonly form: MotorForm }
  | { readonly type: 'fill-in'; readonly typed: Typed }
  | { readonly type: 'request-quote'; readonly typed: Typed }
  | { readonly type: 'fill-in-appliance'; readonly appliance: ApplianceForm }
  | { readonly type: 'add-appliance'; readonly appliance: ApplianceForm }
  | { readonly type: 'remove-appliance'; readonly itemDesc: string }
  | { readonly type: 'try-again' }
  | ({ readonly type: 'address-changed' } & ShopLocation)
