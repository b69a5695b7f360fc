import { coverCategories } from './covers'
import type { Product } from '../product/product'

export const products: readonly Product[] = coverCategories.flatMap(
  ({ id: categoryId, classCode, products: offered }) =>
    offered.map(({ image, ...product }) => ({
      ...product,
      categoryId,
      classCode,
      imageUrl: `/catalogue/${image}.svg`,
    })),
)

export const productById = (id: string | number): Product | undefined =>
  products.find((product) => String(product.id) === String(id))
