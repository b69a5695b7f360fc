import { asc, desc, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PagedQuery } from '../../contract/query'
import { sortingOf } from './paging'

/**
 * The order of a list: by the requested field of the allow-list, otherwise by `newest`; equal rows by descending id, so
 * that no row is on two pages. @throws InvalidRequestError for a field that is not on the list
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
