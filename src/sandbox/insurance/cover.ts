import type { CalendarDate } from '../../domain/values/calendar-date'
import type { Kobo } from '../../domain/values/money'
import type { Product } from '../catalogue/product'
import type { Violation } from '../wire/errors'

/** A category of the shop and its products; `image` is the name of a picture below `catalogue/images`. */
export type CoverCategory = {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly image: string
  readonly backgroundColor: string
  /** The letter of the policy numbers. */
  readonly classCode: string
  readonly products: readonly (Pick<Product, 'id' | 'code' | 'subCode' | 'name' | 'description'> & {
    readonly image: string
  })[]
}

/** A line of a certificate. */
export type Line = readonly [label: string, value: string]

/** When a policy covers, both days included; days in Lagos. */
export type Period = { readonly from: CalendarDate; readonly to: CalendarDate }

/** All that the company has to know of one kind of cover. `Body` is what a quote for it is requested with. */
export type Cover<Body> = {
  readonly categories: readonly CoverCategory[]
  /** What is refused about a request. */
  readonly violations: (product: Product | undefined, body: Body, now: Date) => readonly (Violation | null)[]
  /** The premium of a request that was not refused. */
  readonly premium: (product: Product, body: Body) => Kobo
  /** What is insured, one line a thing, by the details that a quote stored. */
  readonly insured: (details: unknown) => readonly Line[]
  /** The period of a policy, where it is not the year from the purchase. */
  readonly period?: (subCode: string, details: unknown, from: CalendarDate) => Period | undefined
}
