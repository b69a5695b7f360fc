import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { kobo, toNaira } from '../../../domain/values/money'
import type { Handlers } from '../../wire/handler'
import { pageOf, wholeUnlessPaged } from '../../wire/paging'
import { serveFiles } from '../../wire/static-files'
import { appliances } from './appliances'
import { categories } from './categories'
import { products } from '../insurance/products'

export const catalogueHandlers = (): Pick<Handlers, 'getCategories' | 'getProducts' | 'getAppliances'> => ({
  getCategories: () => Promise.resolve([...categories]),
  getProducts: ({ query }) => {
    const { CategoryId } = query
    const offered = products.filter(
      ({ categoryId }) => CategoryId === undefined || String(categoryId) === String(CategoryId),
    )
    const { totalCount, items } = pageOf(offered, query, {
      text: ({ name, description, code }) => `${name} ${description} ${code}`,
      sortable: ['name', 'code', 'id'],
    })
    return Promise.resolve({
      totalCount,
      items: items.map(({ sums = [], limits = [], fromPrice, ...product }) => ({
        id: product.id,
        code: product.code,
        name: product.name,
        description: product.description,
        imageUrl: product.imageUrl,
        includes: product.includes?.slice(),
        excludes: product.excludes?.slice(),
        limits: [...sums, ...limits].map(([label, value]) => ({ label, value })),
        excess: product.excess,
        fromPrice: fromPrice === undefined ? undefined : toNaira(kobo(fromPrice)),
        priceUnit: product.priceUnit,
      })),
    })
  },
  getAppliances: ({ query }) =>
    Promise.resolve(
      pageOf(
        appliances.map((name) => ({ name })),
        wholeUnlessPaged(query),
        { text: ({ name }) => name, sortable: ['name'] },
      ),
    ),
})

/** The pictures of categories and products, which portals on other origins may embed. */
export const registerCatalogueImages = async (app: FastifyInstance): Promise<void> => {
  await serveFiles(app, {
    root: resolve('src/service/shop/catalogue/images'),
    prefix: '/catalogue/',
    index: false,
    decorateReply: false,
    maxAge: 86_400_000,
    setHeaders: (response) => {
      response.setHeader('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
