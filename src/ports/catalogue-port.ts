import type { Category, Product } from '../domain/catalogue/catalogue'
import type { Id } from '../domain/values/id'
import type { PortFunction } from './call'
import { token } from './token'

/** The categories and products that can be bought. */
export type CataloguePort = {
  readonly categories: PortFunction<void, readonly Category[]>
  readonly products: PortFunction<Id, readonly Product[]>
}
export const CataloguePort = token<CataloguePort>('CataloguePort')
