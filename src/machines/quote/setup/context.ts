import type { Category, Product } from '../../../domain/catalogue/catalogue'
import { emptyAppliance, type Appliance, type ApplianceForm } from '../../../domain/quote/appliances'
import {
  emptyForms,
  quoteKindOf,
  type QuoteForms,
  type QuoteKind,
  type QuoteRequest,
} from '../../../domain/quote/products'
import type { Destination, VehicleMake, VehicleModel } from '../../../domain/quote/quote-product'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { idText, type Id } from '../../../domain/values/id'
import type { FormSource } from '../../../ports/navigation'
import { noErrors, type FormErrors } from '../../core/form'

/** A location in the shop as the address names it, by ids, and the quote that the next one replaces. */
export type ShopLocation = {
  readonly category: string | undefined
  readonly product: string | undefined
  readonly replaces: string | undefined
}

/** What the form is filled in from: a policy, or a quote, by its id. A corrected quote is filled in once, then replaced. */
export type Source = { readonly by: FormSource | 'replaces'; readonly id: string }

/** The appliances of the home form: the one that is being added, and the list. */
export type Appliances = { readonly typed: ApplianceForm; readonly items: readonly Appliance[] }

export type QuoteContext = {
  /** The customer's name, with which the forms begin. */
  readonly ownName: string
  readonly today: CalendarDate | undefined
  /** The time in Lagos, `HH:mm`. */
  readonly time: string | undefined
  /** The location in the address. */
  readonly requested: ShopLocation
  /** What the form is filled in from, until it is. */
  readonly source: Source | undefined
  /** The location that the address changed to while a quote was being requested. */
  readonly moved: ShopLocation | undefined
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
  /** The category that `products` belongs to. */
  readonly productsOf: string | undefined
  readonly makes: readonly VehicleMake[]
  readonly models: readonly VehicleModel[]
  readonly destinations: readonly Destination[]
  /** The product that `destinations` belongs to. */
  readonly destinationsOf: string | undefined
  readonly applianceNames: readonly string[]
  readonly forms: QuoteForms
  readonly appliances: Appliances
  /** The last submitted form as a request. */
  readonly request: QuoteRequest | undefined
  readonly errors: FormErrors
  /** The field failures of the appliance that is being added. */
  readonly applianceErrors: FormErrors
}

/** The appliance that is being added has no failures. */
export const noRefusal = { applianceErrors: noErrors }

export const noAppliances: Appliances = { typed: emptyAppliance, items: [] }

/** The shop before anything is loaded. */
export const emptyShop = {
  today: undefined,
  time: undefined,
  source: undefined,
  moved: undefined,
  categories: [],
  products: [],
  productsOf: undefined,
  makes: [],
  models: [],
  destinations: [],
  destinationsOf: undefined,
  applianceNames: [],
  forms: emptyForms,
  appliances: noAppliances,
  request: undefined,
  errors: noErrors,
  ...noRefusal,
} satisfies Partial<QuoteContext>

export const requestedCategory = ({ requested, categories }: QuoteContext): Category | undefined =>
  categories.find((category) => idText(category.id) === requested.category)

export const requestedProduct = ({ requested, products }: QuoteContext): Product | undefined =>
  products.find((product) => idText(product.id) === requested.product)

/** The form of the requested category; `undefined` for a category that has no form yet. */
export const requestedKind = (context: QuoteContext): QuoteKind | undefined => {
  const category = requestedCategory(context)
  return category && quoteKindOf(category)
}

/** The make chosen in the form, if the server offers it. */
export const chosenMake = ({ forms, makes }: QuoteContext): Id | undefined =>
  makes.find((make) => idText(make.id) === forms.motor.makeId)?.id
