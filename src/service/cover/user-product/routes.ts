import type { Database } from '../../platform/database/database'
import type { UserProduct } from '../../../contract/user-product'
import { productById } from '../../shop/insurance/products'
import { findPolicy, listPolicies, userProductSortable, type ListedPolicy } from '../policy/repository'
import { NotFoundError } from '../../wire/errors'
import type { Handlers } from '../../wire/handler'
import { endingEarly } from '../../wire/paging'
import { rowIdOf } from '../../wire/row-id'

type Needs = {
  readonly db: Database
}

/** Maps a policy to its product; the number is that of the policy. */
const toWire = ({ policy, quote }: ListedPolicy): UserProduct => ({
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

/** The customer's products, one for each policy. */
export const userProductHandlers = (deps: Needs): Pick<Handlers, 'getUserProducts' | 'getUserProduct'> => ({
  getUserProducts: async ({ query, customer }) => {
    const { totalCount, rows } = await listPolicies(deps.db, customer.id, query, userProductSortable)
    return endingEarly({ totalCount, items: rows.map(toWire) })
  },
  getUserProduct: async ({ query, customer }) => {
    const id = rowIdOf('UserProduct', query.Id)
    const row = await findPolicy(deps.db, customer.id, id)
    if (row === undefined) throw new NotFoundError('UserProduct', id)
    return toWire(row)
  },
})
