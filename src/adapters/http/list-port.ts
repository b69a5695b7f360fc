import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { WireId } from '../../contract/codecs'
import type { Endpoint } from '../../contract/endpoint'
import type { PagedQuery } from '../../contract/query'
import type { DetailsOf, ListName, RowOf } from '../../domain/lists/lists'
import type { ListPort } from '../../ports/list-port'
import type { HttpClient } from './client'
import { pagedQuery, readPage } from './paging'

type Identified = { readonly id: WireId }
type Rows<Wire> = { readonly items: Wire[]; readonly totalCount: number }

type Parts<Name extends ListName, Wire> = {
  readonly all: Endpoint<PagedQuery, undefined, Rows<Wire>>
  readonly one: Endpoint<Identified, undefined, Wire>
  readonly toRow: (wire: Wire) => RowOf<Name>
  readonly toDetails: (wire: Wire) => DetailsOf<Name>
  /** The server's field of each column that the list can be sorted by. */
  readonly sortFields: Readonly<Record<string, string>>
}

/** The port of a list over its two calls. */
export const makeListPort =
  <Name extends ListName, Wire extends Identified>({ all, one, toRow, toDetails, sortFields }: Parts<Name, Wire>) =>
  (http: HttpClient): ListPort<Name> => ({
    list: (page, call) => readPage((query) => http(all, { query }, call), pagedQuery(page, sortFields), toRow),
    byId: (id, call) => pipe(http(one, { query: { id } }, call), map(toDetails)),
  })
