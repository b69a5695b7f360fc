import { coverCategories } from '../insurance/covers'

/** A category of the shop. The portal selects its quote form by the name; an id never changes. */
export type Category = {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly imageUrl: string
  readonly backgroundColor: string
}

export const categories: readonly Category[] = coverCategories.map(
  ({ id, name, description, image, backgroundColor }) => ({
    id,
    name,
    description,
    imageUrl: `/catalogue/${image}.svg`,
    backgroundColor,
  }),
)
