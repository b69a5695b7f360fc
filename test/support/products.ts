import { productById } from '../../src/service/shop/insurance/products'
import type { Product } from '../../src/service/shop/product/product'

/** A product of the shop that must exist. */
export const product = (id: number): Product => {
  const found = productById(id)
  if (found === undefined) throw new Error(`no product ${id}`)
  return found
}
