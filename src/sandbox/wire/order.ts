import { asc, desc, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PagedQuery } from '../../contract/query'
import { sortingOf } from './paging'

/**
 * The order of a list: by a field of the allow-list when the query asks for one, else by `newest`; the newest id first
 * among equals, so that no row stands on two pages. @throws InvalidRequestError for a field not on the list
 */
export const orderOf = (
  query: PagedQuery,
  sortable: Readonly<Record<string, AnyColumn>>,
  newest: AnyColumn,
  id: AnyColumn,
): SQL[] => {
  const sorting = sortingOf(query, Object.keys(sortable))
  const column = sorting === undefined ? undefined : sortable[sorting.field]
  if (column === undefined) return [desc(newest), desc(id)]
  return [sorting?.descending ? desc(column) : asc(column), desc(id)]
}
