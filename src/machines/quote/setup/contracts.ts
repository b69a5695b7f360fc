import type { Beneficiaries } from '../../../domain/beneficiary/beneficiary'
import type { Category, Product } from '../../../domain/catalogue/catalogue'
import type { Appliance, ApplianceForm } from '../../../domain/quote/appliances'
import type { QuoteForms, QuoteRequest } from '../../../domain/quote/products'
import type { Destination, VehicleMake, VehicleModel } from '../../../domain/quote/quote-product'
import type { Quote } from '../../../domain/quote/quote'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { Id } from '../../../domain/values/id'
import type { Outcome } from '../../core/actors'

/** The appliances of the home form: the one that is being added, and the list. */
export type Appliances = { readonly typed: ApplianceForm; readonly items: readonly Appliance[] }

/** The initial data of the shop: its categories, today's date and time, and the forms with their drafts. */
export type Shop = {
  readonly categories: readonly Category[]
  readonly today: CalendarDate
  /** The time in Lagos, `HH:mm`. */
  readonly time: string
  readonly forms: QuoteForms
  readonly appliances: Appliances
}

export type OpenShop = {
  readonly ownName: string
  /** The category in the address, and the policy that its form renews. */
  readonly category: string | undefined
  readonly renews: string | undefined
}

export type QuoteActors = {
  openShop: { input: OpenShop; output: Outcome<Shop> }
  loadProducts: { input: Id | undefined; output: Outcome<readonly Product[]> }
  loadMakes: { input: void; output: Outcome<readonly VehicleMake[]> }
  loadModels: { input: Id | undefined; output: Outcome<readonly VehicleModel[]> }
  loadDestinations: { input: Id | undefined; output: Outcome<readonly Destination[]> }
  loadApplianceNames: { input: void; output: Outcome<readonly string[]> }
  loadBeneficiaries: { input: void; output: Outcome<Beneficiaries> }
  /** Requests the quote and stores it for checkout. */
  requestQuote: { input: QuoteRequest | undefined; output: Outcome<Quote> }
}
