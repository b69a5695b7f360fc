/** A product of the shop. `classCode` is part of the policy number; an id never changes. */
export type Product = {
  readonly id: number
  readonly categoryId: number
  readonly code: string
  readonly subCode: string
  readonly classCode: string
  readonly name: string
  readonly description: string
  /** Our own drawing, on its category's colour. */
  readonly imageUrl: string
}
