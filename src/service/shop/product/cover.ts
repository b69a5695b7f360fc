import type { BodyOf } from '../../../contract/endpoint'
import type { quoteCalls } from '../../../contract/quote-calls'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { Kobo } from '../../../domain/values/money'
import type { BeneficiaryRow } from '../../beneficiary/repository'
import type { Line } from '../line'
import type { Term } from './price'
import type { Product } from './product'
import type { Violation } from '../../wire/errors'
import type { quote } from '../tables'

type Quote = typeof quote.$inferSelect

/** A category of the shop with its products; `image` is the name of a picture in `catalogue/images`. */
export type CoverCategory = {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly image: string
  readonly backgroundColor: string
  /** The class in the policy numbers. */
  readonly classCode: string
  readonly products: readonly (Omit<Product, 'categoryId' | 'classCode' | 'imageUrl' | 'fromPrice' | 'priceUnit'> & {
    readonly image: string
  })[]
}

/** A part of what is covered: labelled facts, or a table whose last column is a figure. */
export type Section =
  | { readonly title: string; readonly lines: readonly Line[] }
  | { readonly title: string; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** What is known of a quote or policy when its particulars are made. */
export type Insured = Pick<Quote, 'productId' | 'productSubCode' | 'details'> & {
  readonly beneficiaries: readonly BeneficiaryRow[]
}

/** The period of cover, both days included; days in Lagos. */
export type Period = { readonly from: CalendarDate; readonly to: CalendarDate }

/** The fields of a quote's form as they are typed, by the portal's names; a list has a row for each entry. */
export type FormFields = Readonly<Record<string, string | boolean | readonly Readonly<Record<string, string>>[]>>

/** A vehicle, an address, a passport or a person that is insured once at a time. */
export type Subject = {
  /** The same for every quote that insures it. */
  readonly key: string
  /** What the customer knows it by. */
  readonly name: string
  /** The member of the request that names it. */
  readonly member: string
}

export type QuoteCall = keyof typeof quoteCalls

/** What is asked for; which other quote it replaces is not a matter of the cover. */
export type QuoteBody<Call extends QuoteCall> = Omit<BodyOf<(typeof quoteCalls)[Call]>, 'replacesQuoteId'>

/** The rules and data of one kind of cover, which `Call` returns quotes for. */
export type Cover<Call extends QuoteCall> = {
  readonly categories: readonly CoverCategory[]
  /** The request as it is stored: what was typed in one form. */
  readonly inOneForm?: (body: QuoteBody<Call>) => QuoteBody<Call>
  readonly violations: (product: Product | undefined, body: QuoteBody<Call>, now: Date) => readonly (Violation | null)[]
  /** Whether a quote needs a beneficiary of the customer. */
  readonly needsBeneficiary?: true
  /** The premium of a request without violations. */
  readonly premium: (product: Product, body: QuoteBody<Call>) => Kobo
  /** What a premium pays for, if it is not a year, from the stored details of a quote. */
  readonly term?: (subCode: string, details: unknown) => Term | undefined
  /** The smallest request of a product that a customer would make: the product is offered from its price. */
  readonly smallest?: (product: Pick<Product, 'id'>) => QuoteBody<Call>
  /** What the premium is made of, for the customer at checkout. */
  readonly parts?: (product: Product, body: QuoteBody<Call>) => readonly Line[]
  /** What is covered, from the stored details of a quote, for checkout, policy and certificate. */
  readonly particulars: (insured: Insured) => readonly Section[]
  /** The plates of the vehicles that are covered, from the stored details of a quote. */
  readonly plates?: (details: unknown) => readonly string[]
  /** The conditions in short, for the certificate. */
  readonly conditions: readonly string[]
  /** The period that the customer has chosen, of a trip for example. */
  readonly chosenPeriod?: (subCode: string, details: unknown) => Period | undefined
  /** When that ends on its last day, in milliseconds since 1970. */
  readonly chosenEnd?: (subCode: string, details: unknown) => number | undefined
  /** The period of cover that begins on a day, if it is neither chosen nor a year. */
  readonly period?: (details: unknown, from: CalendarDate) => Period | undefined
  /** What is insured once at a time; absent for a cover that can be bought any number of times. */
  readonly subjects?: (product: Pick<Quote, 'productId' | 'productSubCode'>, details: unknown) => readonly Subject[]
  /** The form as it was typed, from the stored details of a quote; none for what one form cannot have. */
  readonly form: (details: unknown) => FormFields | undefined
  /** The form that buys a policy again, from the stored details of its quote; absent for a cover that ends for good. */
  readonly renewal?: (subCode: string, details: unknown) => FormFields | undefined
  /** A valid request, for the documentation of the call. */
  readonly example: QuoteBody<Call>
}
