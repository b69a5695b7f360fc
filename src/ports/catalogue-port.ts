import type { Category, Product } from '../domain/catalogue/catalogue'
import type { Id } from '../domain/values/id'
import type { PortFunction } from './call'

/** What there is to buy. */
export type CataloguePort = {
  readonly categories: PortFunction<void, readonly Category[]>
  readonly products: PortFunction<Id, readonly Product[]>
}
export const CataloguePort = Symbol.for('CataloguePort')
