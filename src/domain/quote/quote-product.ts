import type { DraftPolicy } from '../drafts/draft-policy'
import type { Parsed } from '../rules/rule'
import type { Id } from '../values/id'
import type { Appliance } from './appliances'

export type VehicleMake = { readonly id: Id; readonly name: string }
export type VehicleModel = { readonly id: Id; readonly name: string }

/** A country that a travel product covers, by its code. */
export type Destination = { readonly code: string; readonly name: string }

/** What a form may name besides its own fields: the product, and the lists that it is filled in from. */
export type QuoteChoices = {
  readonly productId: Id
  readonly makes: readonly VehicleMake[]
  /** Those of the chosen make. */
  readonly models: readonly VehicleModel[]
  readonly destinations: readonly Destination[]
  /** Those that the customer has listed. */
  readonly appliances: readonly Appliance[]
}

/** All that the shop has to know of one kind of cover: its form, and the request that a valid form becomes. */
export type QuoteProduct<Form, Request> = {
  /** The category whose products have this form, by its name (requirement BUY-03). */
  readonly category: string
  readonly empty: Form
  readonly draft: DraftPolicy<Form>
  /** The request, its amounts in kobo, or the messages of the fields; what is chosen and not offered is not chosen. */
  readonly parse: (choices: QuoteChoices) => (form: Form) => Parsed<Request>
  /** The notice of a quote (requirements QUOTE-02 and HOMEQ-06). */
  readonly done: string
}
