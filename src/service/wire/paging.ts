import { isSome, none, some, type Option } from 'fp-ts/Option'
import type { PagedQuery } from '../../contract/query'
import { InvalidRequestError, violation } from './errors'

const DEFAULT_PAGE = 10
/** The most rows that a request may ask for, see `paging` of the contract. */
const LARGEST_PAGE = 1_000
/** The most bytes of a page's rows. */
const PAGE_BYTES = 256 * 1024

export const skipOf = (query: PagedQuery): number => query.SkipCount ?? 0

/** How many rows are read: no more than fit into a page, of a list whose rows have at least so many bytes. */
export const takeOf = (query: PagedQuery, leastBytes = 1): number =>
  Math.min(query.MaxResultCount ?? DEFAULT_PAGE, Math.ceil(PAGE_BYTES / leastBytes))

/** Returns all rows of a short list, as far as they fit into a page, unless a smaller one is requested. */
export const wholeUnlessPaged = (query: PagedQuery): PagedQuery => ({
  ...query,
  MaxResultCount: query.MaxResultCount ?? LARGEST_PAGE,
})

/**
 * A page with as many of its rows as 256 kB hold, at least one: it ends early, and its count still says how many rows there
 * are, so that a client goes on by the number of rows that came.
 */
export const endingEarly = <Row>({
  totalCount,
  items,
}: {
  readonly totalCount: number
  readonly items: readonly Row[]
}) => {
  let bytes = 0
  const tooMuch = items.findIndex((item, index) => {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1
    return index > 0 && bytes > PAGE_BYTES
  })
  return { totalCount, items: tooMuch < 0 ? [...items] : items.slice(0, tooMuch) }
}

type Sorting = { readonly field: string; readonly descending: boolean }

/** Parses `field`, `field ASC` or `field desc`; `none` if the list cannot be sorted by the field. */
export const parseSorting = (text: string, sortable: readonly string[]): Option<Sorting> => {
  const [name = '', direction = 'asc', ...rest] = text.trim().split(/\s+/)
  const field = sortable.find((entry) => entry.toLowerCase() === name.toLowerCase())
  const known = /^(asc|desc)$/i.test(direction) && rest.length === 0
  return field !== undefined && known ? some({ field, descending: direction.toLowerCase() === 'desc' }) : none
}

/** The requested sorting of a query, if any. @throws InvalidRequestError for a field that is not on the list */
export const sortingOf = (query: PagedQuery, sortable: readonly string[]): Sorting | undefined => {
  if (query.Sorting === undefined || query.Sorting.trim() === '') return undefined
  const parsed = parseSorting(query.Sorting, sortable)
  if (isSome(parsed)) return parsed.value
  throw new InvalidRequestError([
    violation('sorting', `Sorting must be one of ${sortable.join(', ')}, with ASC or DESC.`),
  ])
}

/** One page of a short list in memory: filtered by a text of each row, sorted if requested, sliced. */
export const pageOf = <Row, Field extends string & keyof Row>(
  rows: readonly Row[],
  query: PagedQuery,
  { text, sortable }: { readonly text: (row: Row) => string; readonly sortable: readonly Field[] },
): { totalCount: number; items: Row[] } => {
  const filter = (query.Filter ?? '').trim().toLowerCase()
  const found = rows.filter((row) => text(row).toLowerCase().includes(filter))
  const sorting = sortingOf(query, sortable)
  const field = sortable.find((entry) => entry === sorting?.field)
  const order = sorting?.descending ? -1 : 1
  const sorted =
    field === undefined
      ? found
      : found.toSorted(
          (left, right) => order * String(left[field]).localeCompare(String(right[field]), 'en', { numeric: true }),
        )
  return { totalCount: found.length, items: sorted.slice(skipOf(query), skipOf(query) + takeOf(query)) }
}
