import type { ListName } from '../../domain/lists/lists'
import type { ListPlace } from '../../ports/navigation'
import { present } from './present'

/** The address of a list. */
export const listAddress = <Name extends ListName>(name: Name) => `/dashboard/${name}` as const
export type ListAddress = `/dashboard/${ListName}`

/** The query string of a list: `search`, `sort` (`-name` for descending), `size`, `page` from 1. */
export const listQuery = ({ page, size, sort, search }: ListPlace): Record<string, string | undefined> => ({
  search,
  sort: sort && `${sort.descending ? '-' : ''}${sort.column}`,
  size: size?.toString(),
  page: page?.toString(),
})

const count = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name) ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** The query of a list in an address; malformed parts are left out. */
export const placeIn = (query: URLSearchParams): ListPlace => {
  const [, down, column] = /^(-?)(\w+)$/.exec(query.get('sort') ?? '') ?? []
  return present({
    page: count(query, 'page'),
    size: count(query, 'size'),
    sort: column && { column, descending: down === '-' },
    search: query.get('search'),
  })
}
