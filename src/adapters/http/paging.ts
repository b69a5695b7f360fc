import { chain, right, type TaskEither } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { WireId } from '../../contract/codecs'
import type { PagedQuery } from '../../contract/query'
import type { PortError } from '../../domain/failure/port-error'
import type { Page, PageQuery, Sort } from '../../ports/page'

/** `field ASC` or `field DESC`; `undefined` for a column without a field on the server. */
const sortingOf = (sort: Sort | undefined, fields: Readonly<Record<string, string>>): string | undefined => {
  const field = sort && Object.hasOwn(fields, sort.column) ? fields[sort.column] : undefined
  return sort && field && `${field} ${sort.descending ? 'DESC' : 'ASC'}`
}

/**
 * The query of one page in ABP's parameters, the search as its filter; `fields` maps the portal's
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

type Rows<Row> = { readonly items: readonly Row[]; readonly totalCount?: number | undefined }

/**
 * The rows of a query. A server ends a page early that would be too large: the rest is then requested,
 * from the number of rows that came on. A row that moves to the next page meanwhile comes once, and a page without a new row
 * is the last.
 */
const readRows = <Row extends { readonly id: WireId }>(
  request: (query: PagedQuery) => TaskEither<PortError, Rows<Row>>,
  query: PagedQuery,
  known: readonly Row[] = [],
): TaskEither<PortError, { readonly items: readonly Row[]; readonly totalCount: number }> =>
  pipe(
    request(query),
    chain(({ items, totalCount = known.length + items.length }) => {
      const ids = new Set(known.map(({ id }) => String(id)))
      const rows = [...known, ...items.filter(({ id }) => !ids.has(String(id)))]
      const skip = (query.SkipCount ?? 0) + items.length
      const take = query.MaxResultCount === undefined ? undefined : query.MaxResultCount - items.length
      const isLast = rows.length === known.length || skip >= totalCount || (take !== undefined && take <= 0)
      return isLast
        ? right({ items: rows, totalCount })
        : readRows(request, { ...query, SkipCount: skip, MaxResultCount: take }, rows)
    }),
  )

/** One page of a list, or with `wholeList` all of it, in the portal's terms. */
export const readPage = <Row extends { readonly id: WireId }, Listed>(
  request: (query: PagedQuery) => TaskEither<PortError, Rows<Row>>,
  query: PagedQuery,
  toRow: (row: Row) => Listed,
): TaskEither<PortError, Page<Listed>> =>
  pipe(
    readRows(request, query),
    chain(({ items, totalCount }) => right({ rows: items.map(toRow), total: totalCount })),
  )
