import type { DetailsOf, ListName, RowOf } from '../domain/lists/lists'
import type { Id } from '../domain/values/id'
import type { PortFunction } from './call'
import type { Page, PageQuery } from './page'
import { token } from './token'

/** What the server has in a list of the customer: pages of its rows, and the details of each. */
export type ListPort<Name extends ListName> = {
  readonly list: PortFunction<PageQuery, Page<RowOf<Name>>>
  readonly byId: PortFunction<Id, DetailsOf<Name>>
}
export const listPort = <Name extends ListName>(name: Name) => token<ListPort<Name>>(`the port of ${name}`)
