import * as t from 'io-ts'
import { ProductSummary } from './catalogue'
import { Instant, tolerant, WireId } from './codecs'
import { Page } from './list'
import { endpoint } from './endpoint'
import { IdText, PagedQuery } from './query'

/** A product that the customer holds, with its policy. */
export const UserProduct = t.strict(
  {
    id: WireId,
    product: tolerant(ProductSummary),
    policyNo: tolerant(t.string),
    creationTime: tolerant(Instant),
  },
  'user product',
)
export type UserProduct = t.TypeOf<typeof UserProduct>

export const getUserProducts = endpoint({
  method: 'GET',
  path: '/services/app/UserProduct/GetAll',
  query: PagedQuery,
  result: Page(UserProduct),
  doc: 'The products that the customer holds, newest first unless sorted. Filter searches product and policy number.',
  writes: false,
  needsLogIn: true,
})

export const getUserProduct = endpoint({
  method: 'GET',
  path: '/services/app/UserProduct/GetById',
  query: t.strict({ Id: IdText }, 'user product query'),
  result: UserProduct,
  doc: 'One product that the customer holds.',
  writes: false,
  needsLogIn: true,
})
