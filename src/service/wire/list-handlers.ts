import type { WireId } from '../../contract/codecs'
import type { PagedQuery } from '../../contract/query'
import { NotFoundError } from './errors'
import type { SignedIn } from './handler'
import { endingEarly } from './paging'
import { rowIdOf } from './row-id'

type Parts<Row, Wire> = {
  /** What the message says that is missing. */
  readonly entity: string
  /** One page of the customer's rows and their total number. */
  readonly list: (
    customerId: string,
    query: PagedQuery,
  ) => Promise<{ readonly totalCount: number; rows: readonly Row[] }>
  readonly find: (customerId: string, id: number) => Promise<Row | undefined>
  readonly toWire: (row: Row) => Wire
}

type Call<Query> = { readonly query: Query; readonly customer: SignedIn }

/** The handlers of a list: a page of the customer's rows, and one of them by its id. */
export const listHandlers = <Row, Wire>({ entity, list, find, toWire }: Parts<Row, Wire>) => ({
  all: async ({ query, customer }: Call<PagedQuery>) => {
    const { totalCount, rows } = await list(customer.id, query)
    return endingEarly({ totalCount, items: rows.map(toWire) })
  },
  one: async ({ query, customer }: Call<{ readonly id: WireId }>) => {
    const id = rowIdOf(entity, query.id)
    const row = await find(customer.id, id)
    if (row === undefined) throw new NotFoundError(entity, id)
    return toWire(row)
  },
})
