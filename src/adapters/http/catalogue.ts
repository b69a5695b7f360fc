import { chainTaskK } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { getCategories, getProducts } from '../../contract/catalogue'
import { safeColour } from '../../domain/catalogue/catalogue'
import { PRODUCTS_PER_CATEGORY_FETCHED } from '../../domain/rules/constants'
import { id } from '../../domain/values/id'
import { shownText } from '../../domain/values/shown'
import type { CataloguePort } from '../../ports/catalogue-port'
import type { HttpClient } from './client'
import { toKobo } from './money'
import { pagedQuery } from './paging'
import { pictureAddress, type ApiHost } from './picture-address'

export const makeCataloguePort = (http: HttpClient, apiHost: ApiHost): CataloguePort => ({
  categories: (_, call) =>
    pipe(
      http(getCategories, {}, call),
      chainTaskK((categories) => async () => {
        const host = await apiHost()
        return categories.map(({ backgroundColor, description, imageUrl, ...category }) => ({
          id: id(category.id),
          name: shownText(category.name),
          description: description ?? '',
          imageUrl: pictureAddress(host, imageUrl),
          colour: safeColour(backgroundColor),
        }))
      }),
    ),
  products: (category, call) =>
    pipe(
      http(
        getProducts,
        { query: { ...pagedQuery({ skip: 0, take: PRODUCTS_PER_CATEGORY_FETCHED }), CategoryId: category } },
        call,
      ),
      chainTaskK(({ items }) => async () => {
        const host = await apiHost()
        return items.map(
          ({ code, name, description, imageUrl, includes, excludes, limits, fromPrice, ...product }) => ({
            id: id(product.id),
            code: code ?? '',
            name: shownText(name),
            description: description ?? '',
            imageUrl: pictureAddress(host, imageUrl),
            includes: includes ?? [],
            excludes: excludes ?? [],
            limits: limits ?? [],
            excess: product.excess,
            fromPrice: toKobo(fromPrice),
            priceUnit: product.priceUnit,
          }),
        )
      }),
    ),
})
