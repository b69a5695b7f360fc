import { priceEach } from '../product/price'
import type { Cover, QuoteCall } from '../product/cover'
import type { Product } from '../product/product'
import { covers } from './covers'

const productsOf = ({ categories, smallest, premium, term }: Cover<QuoteCall>): readonly Product[] =>
  categories.flatMap(({ id: categoryId, classCode, products: offered }) =>
    offered.map(({ image, ...declared }): Product => {
      const product = { ...declared, categoryId, classCode, imageUrl: `/catalogue/${image}.svg` }
      if (smallest === undefined) return product
      const body = smallest(product)
      return { ...product, ...priceEach(term?.(product.subCode, body) ?? 'a year', premium(product, body)) }
    }),
  )

/** The type of `covers` guarantees that each cover prices its own smallest request. */
export const products: readonly Product[] = Object.values(covers).flatMap((cover) =>
  productsOf(cover as unknown as Cover<QuoteCall>),
)

export const productById = (id: string | number): Product | undefined =>
  products.find((product) => String(product.id) === String(id))
