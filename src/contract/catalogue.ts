import * as t from 'io-ts'
import { Naira, optional, tolerant, WireId } from './codecs'
import { Choices, Items, Page } from './list'
import { endpoint } from './endpoint'
import { IdText, PagedQuery, paging } from './query'

export const Category = t.strict(
  {
    id: WireId,
    name: tolerant(t.string),
    description: tolerant(t.string),
    imageUrl: tolerant(t.string),
    backgroundColor: tolerant(t.string),
  },
  'category',
)

export const getCategories = endpoint({
  method: 'GET',
  path: '/services/app/Category/GetAllCategories',
  result: Choices(Category),
  doc: 'The categories of the shop; the list itself is the result.',
  writes: false,
  needsLogIn: true,
})

const productFields = {
  id: WireId,
  code: tolerant(t.string),
  name: tolerant(t.string),
  description: tolerant(t.string),
  imageUrl: tolerant(t.string),
}

/** A product as the records of a customer name it. */
export const ProductSummary = t.strict(productFields, 'product summary')

/**
 * A product of the shop; the fields from `includes` on are ours. `limits` are the sums insured and the most that is paid.
 * `fromPrice` is what the smallest real case costs, in naira, and `priceUnit` what for: `a year`, `a trip`, `a month`.
 */
export const Product = t.strict(
  {
    ...productFields,
    includes: tolerant(t.array(t.string)),
    excludes: tolerant(t.array(t.string)),
    limits: tolerant(t.array(t.strict({ label: t.string, value: t.string }, 'limit of a product'))),
    excess: tolerant(t.string),
    fromPrice: tolerant(Naira),
    priceUnit: tolerant(t.string),
  },
  'product',
)

export const getProducts = endpoint({
  method: 'GET',
  path: '/services/app/Product/GetAll',
  query: t.strict({ CategoryId: optional(IdText), ...paging }, 'product query'),
  result: Page(Product, Choices(Product)),
  doc: 'The products of a category.',
  writes: false,
  needsLogIn: true,
})

const Appliance = t.strict({ name: t.string }, 'appliance')

export const getAppliances = endpoint({
  method: 'GET',
  path: '/services/app/Applicance/GetAll',
  query: PagedQuery,
  result: Items(Appliance, Choices(Appliance)),
  doc: 'The appliances that a home quote can list, all of them unless a page is requested. The path is misspelt.',
  writes: false,
  needsLogIn: true,
})
