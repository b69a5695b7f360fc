import type { UserProduct } from '../../contract/user-product'
import { productById } from '../catalogue/products'
import type { Deps } from '../dependencies'
import { findPolicy, listPolicies, userProductSortable, type PolicyRow } from '../policy/repository'
import { NotFoundError } from '../wire/errors'
import type { Handlers } from '../wire/handler'
import { rowIdOf } from '../wire/row-id'

/** A policy seen as the product that it is for; its number is the policy's. */
const onTheWire = ({ policy, quote }: PolicyRow): UserProduct => ({
  id: policy.id,
  product: {
    id: quote.productId,
    code: quote.productCode,
    name: quote.productName,
    description: quote.productDescription,
    imageUrl: productById(quote.productId)?.imageUrl,
  },
  policyNo: policy.policyNo,
  creationTime: policy.createdAt.toISOString(),
})

/** The products that the customer holds, one for each policy. */
export const userProductHandlers = (deps: Deps): Pick<Handlers, 'getUserProducts' | 'getUserProduct'> => ({
  getUserProducts: async ({ query, customer }) => {
    const { totalCount, rows } = await listPolicies(deps.db, customer.id, query, userProductSortable)
    return { totalCount, items: rows.map(onTheWire) }
  },
  getUserProduct: async ({ query, customer }) => {
    const id = rowIdOf('UserProduct', query.Id)
    const row = await findPolicy(deps.db, customer.id, id)
    if (row === undefined) throw new NotFoundError('UserProduct', id)
    return onTheWire(row)
  },
})
