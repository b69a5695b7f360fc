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
  /** What is covered and what is not, a claim's part that the customer bears, and the least premium in kobo. */
  readonly includes?: readonly string[]
  readonly excludes?: readonly string[]
  readonly excess?: string
  readonly fromPrice?: bigint
}
