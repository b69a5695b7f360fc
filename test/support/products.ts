import { productById } from '../../src/sandbox/catalogue/products'
import type { Product } from '../../src/sandbox/catalogue/product'

/** A product of the shop that must exist. */
export const product = (id: number): Product => {
  const found = productById(id)
  if (found === undefined) throw new Error(`no product ${id}`)
  return found
}
