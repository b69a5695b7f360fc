import type { PagedQuery } from '../../contract/query'
import type { PageQuery, Sort } from '../../ports/page'

/** `field ASC` or `field DESC`; nothing for a column that the server has no field for. */
const sortingOf = (sort: Sort | undefined, fields: Readonly<Record<string, string>>): string | undefined => {
  const field = sort && Object.hasOwn(fields, sort.column) ? fields[sort.column] : undefined
  return sort && field && `${field} ${sort.descending ? 'DESC' : 'ASC'}`
}

/**
 * A page as ABP asks for it, a search as its filter (requirement MAN-05); `fields` has the server's field for each
 * column of the portal.
 */
export const pagedQuery = (
  { skip, take, sort, search }: PageQuery,
  fields: Readonly<Record<string, string>> = {},
): PagedQuery => ({
  SkipCount: skip,
  MaxResultCount: take,
  Sorting: sortingOf(sort, fields),
  Filter: search || undefined,
})

/** A short list, all of it. */
export const wholeList: PagedQuery = {
  SkipCount: undefined,
  MaxResultCount: undefined,
  Sorting: undefined,
  Filter: undefined,
}
