import type { Sort } from '../../ports/page'
import type { ListQuestion } from './query'

export type ListEvent =
  | { readonly type: 'type-search'; readonly text: string }
  /** Enter in the search field: the pause is not waited for. */
  | { readonly type: 'search-now' }
  | { readonly type: 'clear-search' }
  /** From 0. */
  | { readonly type: 'open-page'; readonly page: number }
  | { readonly type: 'choose-size'; readonly size: number }
  /** Without a sort, the server's own order. */
  | { readonly type: 'choose-sort'; readonly sort: Sort | undefined }
  | { readonly type: 'select-rows'; readonly keys: readonly string[] }
  | { readonly type: 'try-again' }
  | { readonly type: 'address-changed'; readonly question: ListQuestion }
  /** What was typed is to be asked: from the search to the answer. */
  | { readonly type: 'typing-ended' }
