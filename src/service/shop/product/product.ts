import type { Line } from '../line'

/** A product of the shop. `classCode` is part of the policy number; an id never changes. */
export type Product = {
  readonly id: number
  readonly categoryId: number
  readonly code: string
  readonly subCode: string
  readonly classCode: string
  readonly name: string
  readonly description: string
  /** A drawing of our own, on the colour of its category. */
  readonly imageUrl: string
  /** What is covered and what is not. */
  readonly includes?: readonly string[]
  readonly excludes?: readonly string[]
  /** The sums that a customer chooses, in words, and the limits that are the same for all. */
  readonly sums?: readonly Line[]
  readonly limits?: readonly Line[]
  /** A claim's part that the customer bears. */
  readonly excess?: string
  /** What the smallest real case costs, in kobo, and for how long: `a year`. */
  readonly fromPrice?: bigint
  readonly priceUnit?: string
}
