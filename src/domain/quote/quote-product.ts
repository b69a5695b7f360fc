import type { DraftPolicy } from '../rules/draft-policy'
import type { Parsed } from '../rules/rule'
import type { CalendarDate } from '../values/calendar-date'
import type { Id } from '../values/id'
import type { Appliance } from './appliances'

export type VehicleMake = { readonly id: Id; readonly name: string }
export type VehicleModel = { readonly id: Id; readonly name: string }

/** A country that a travel product covers, by its code. */
export type Destination = { readonly code: string; readonly name: string }

/** What a form refers to besides its own fields: the product, and the lists of options. */
export type QuoteChoices = {
  readonly productId: Id
  readonly productCode: string
  /** Today in Lagos, once it is known. */
  readonly today: CalendarDate | undefined
  /** The time in Lagos, `HH:mm`, once it is known. */
  readonly time: string | undefined
  readonly makes: readonly VehicleMake[]
  /** Those of the chosen make. */
  readonly models: readonly VehicleModel[]
  readonly destinations: readonly Destination[]
  /** Those that the customer has added. */
  readonly appliances: readonly Appliance[]
  /** Another one was chosen or priced, but not added. */
  readonly hasUnlisted: boolean
}

/** Everything that the shop needs for one kind of cover: its form, and the request of a valid form. */
export type QuoteProduct<Form, Request> = {
  /** The name of the category whose products have this form. */
  readonly category: string
  readonly empty: Form
  readonly draft: DraftPolicy<Form>
  /** The request, its amounts in kobo, or the field failures; a choice that is not offered counts as not chosen. */
  readonly parse: (choices: QuoteChoices) => (form: Form) => Parsed<Request>
  /** The toast for a received quote. */
  readonly done: string
}
