import type { Sort } from '../../ports/page'
import type { ListQuery } from './query'

export type ListEvent =
  | { readonly type: 'type-search'; readonly text: string }
  /** Enter in the search field: searches without the delay. */
  | { readonly type: 'search-now' }
  | { readonly type: 'clear-search' }
  /** Zero-based. */
  | { readonly type: 'open-page'; readonly page: number }
  | { readonly type: 'choose-size'; readonly size: number }
  /** Without a sort, the server's own order. */
  | { readonly type: 'choose-sort'; readonly sort: Sort | undefined }
  | { readonly type: 'select-rows'; readonly keys: readonly string[] }
  | { readonly type: 'try-again' }
  | { readonly type: 'address-changed'; readonly query: ListQuery }
  /** Raised by the machine itself after the delay or Enter. */
  | { readonly type: 'typing-ended' }
