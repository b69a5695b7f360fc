import { TABLE_PAGE_SIZES, TABLE_SEARCH_LENGTH } from '../../domain/rules/constants'
import { visibleText } from '../../domain/values/visible-text'
import type { ListPlace } from '../../ports/navigation'
import type { PageQuery, Sort } from '../../ports/page'

/** What a list requests: a page (from 0) of so many rows, in an order, of the rows that a search finds. */
export type ListQuery = {
  readonly page: number
  readonly size: number
  readonly sort: Sort | undefined
  readonly search: string
}

/** The defaults of a list's query, and the columns that it can be sorted by. */
export type ListRules = { readonly pageSize: number; readonly sortable: readonly string[] }

/** Whether the text is longer than the server accepts: the customer is informed, and nothing is cut. */
export const isTooLongToSearch = (text: string): boolean => visibleText(text).trim().length > TABLE_SEARCH_LENGTH

/** The search term of a typed text; none for a text that cannot be searched. */
export const searchText = (text: string): string => (isTooLongToSearch(text) ? '' : visibleText(text).trim())

/** The query of an address. A value that the table does not offer, such as another page size, is ignored. */
export const queryOf = (place: ListPlace, { pageSize, sortable }: ListRules): ListQuery => ({
  page: (place.page ?? 1) - 1,
  size: TABLE_PAGE_SIZES.find((size) => size === place.size) ?? pageSize,
  sort: place.sort && sortable.includes(place.sort.column) ? place.sort : undefined,
  search: searchText(place.search ?? ''),
})

/** The part of an address that holds a query; defaults are left out. */
export const listPlaceOf = ({ page, size, sort, search }: ListQuery, { pageSize }: ListRules): ListPlace => ({
  ...(page === 0 ? {} : { page: page + 1 }),
  ...(size === pageSize ? {} : { size }),
  ...(sort ? { sort } : {}),
  ...(search === '' ? {} : { search }),
})

/** The query as the port takes it: `skip` is the page times its size. */
export const pageQueryOf = ({ page, size, sort, search }: ListQuery): PageQuery => ({
  skip: page * size,
  take: size,
  ...(sort ? { sort } : {}),
  ...(search === '' ? {} : { search }),
})

export const isSameQuery = (one: ListQuery, other: ListQuery): boolean =>
  one.page === other.page &&
  one.size === other.size &&
  one.search === other.search &&
  one.sort?.column === other.sort?.column &&
  one.sort?.descending === other.sort?.descending

/** The index of the last page of so many rows. */
export const lastPage = (total: number, size: number): number => Math.max(0, Math.ceil(total / size) - 1)
