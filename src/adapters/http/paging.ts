import type { PagedQuery } from '../../contract/query'
import type { PageQuery, Sort } from '../../ports/page'

/** `field ASC` or `field DESC`; `undefined` for a column without a field on the server. */
const sortingOf = (sort: Sort | undefined, fields: Readonly<Record<string, string>>): string | undefined => {
  const field = sort && Object.hasOwn(fields, sort.column) ? fields[sort.column] : undefined
  return sort && field && `${field} ${sort.descending ? 'DESC' : 'ASC'}`
}

/**
 * The query of one page in ABP's parameters, the search as its filter (requirement MAN-05); `fields` maps the portal's
 * columns to the server's fields.
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

/** The query of a short list that is read whole. */
export const wholeList: PagedQuery = {
  SkipCount: undefined,
  MaxResultCount: undefined,
  Sorting: undefined,
  Filter: undefined,
}
