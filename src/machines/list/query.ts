import { TABLE_PAGE_SIZES, TABLE_SEARCH_LENGTH } from '../../domain/rules/constants'
import type { ListPlace } from '../../ports/navigation'
import type { PageQuery, Sort } from '../../ports/page'

/** What is asked of a list: a page (from 0) of so many rows, in an order, of the rows that a search finds. */
export type ListQuestion = {
  readonly page: number
  readonly size: number
  readonly sort: Sort | undefined
  readonly search: string
}

/** What a list asks when its address says nothing, and the columns that it can be sorted by. */
export type ListRules = { readonly pageSize: number; readonly sortable: readonly string[] }

const searchText = (text: string): string => text.trim().slice(0, TABLE_SEARCH_LENGTH)

/**
 * The question of an address; what it asks that no control of the table offers, another page size say, is left out
 * (requirement TABLE-05).
 */
export const questionOf = (place: ListPlace | undefined, { pageSize, sortable }: ListRules): ListQuestion => ({
  page: (place?.page ?? 1) - 1,
  size: TABLE_PAGE_SIZES.find((size) => size === place?.size) ?? pageSize,
  sort: place?.sort && sortable.includes(place.sort.column) ? place.sort : undefined,
  search: searchText(place?.search ?? ''),
})

/** How an address says it, without what goes without saying. */
export const placeOf = ({ page, size, sort, search }: ListQuestion, { pageSize }: ListRules): ListPlace => ({
  ...(page === 0 ? {} : { page: page + 1 }),
  ...(size === pageSize ? {} : { size }),
  ...(sort ? { sort } : {}),
  ...(search === '' ? {} : { search }),
})

/** The question as the port takes it: what is skipped is the page times its size (requirement MAN-05). */
export const pageQueryOf = ({ page, size, sort, search }: ListQuestion): PageQuery => ({
  skip: page * size,
  take: size,
  ...(sort ? { sort } : {}),
  ...(search === '' ? {} : { search }),
})

export const isSameQuestion = (one: ListQuestion, other: ListQuestion): boolean =>
  one.page === other.page &&
  one.size === other.size &&
  one.search === other.search &&
  one.sort?.column === other.sort?.column &&
  one.sort?.descending === other.sort?.descending

/** The same with another search, size or order: from the first page on (requirement TABLE-06). */
export const searchedFor = (question: ListQuestion, text: string): ListQuestion => ({
  ...question,
  search: searchText(text),
  page: 0,
})
export const sized = (question: ListQuestion, size: number): ListQuestion => ({ ...question, size, page: 0 })
export const sorted = (question: ListQuestion, sort: Sort | undefined): ListQuestion => ({ ...question, sort, page: 0 })
export const turnedTo = (question: ListQuestion, page: number): ListQuestion => ({ ...question, page })

/** The last page, from 0, of so many rows. */
export const lastPage = (total: number, size: number): number => Math.max(0, Math.ceil(total / size) - 1)
