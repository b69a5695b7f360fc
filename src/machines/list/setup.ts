import { isLeft, isRight } from 'fp-ts/Either'
import { assign, fromCallback, setup } from 'xstate'
import { PENDING_STALE_AFTER_MS, SHOWN_STALE_AFTER_MS, TABLE_SEARCH_PAUSE_MS } from '../../domain/rules/constants'
import { failureMessages } from '../../domain/failure/messages'
import { messageOrData } from '../../domain/failure/failure'
import type { Page, PageQuery } from '../../ports/page'
import { unimplemented, type Outcome } from '../core/actors'
import type { ListEvent } from './events'
import { isSameQuery, isTooLongToSearch, searchText, type ListQuery } from './query'

/** What changes in the address; `replace` adds no entry to the browser's history. */
type Choice = { readonly change: Partial<ListQuery>; readonly replace: boolean }

export type ListContext<Row> = {
  /** The query in the address, which the rows belong to. */
  readonly query: ListQuery
  /** The last change made to the address, until the address reports a change. */
  readonly chosen: Choice | undefined
  /** The text of the search field. */
  readonly typed: string
  readonly rows: readonly Row[]
  /** How many rows match; `undefined` until that is known. */
  readonly total: number | undefined
  readonly message: string
  /** The keys of the selected rows among those shown. */
  readonly selected: readonly string[]
}

/** The named parts of every list machine. `isPending` says of a row that it will change by itself soon. */
export const listSetup = <Row>(isPending: (row: Row) => boolean) =>
  setup({
    types: {
      context: {} as ListContext<Row>,
      events: {} as ListEvent,
      input: {} as { readonly query: ListQuery },
    },
    delays: {
      searchPause: TABLE_SEARCH_PAUSE_MS,
      staleAfter: ({ context }) => (context.rows.some(isPending) ? PENDING_STALE_AFTER_MS : SHOWN_STALE_AFTER_MS),
    },
    actors: {
      loadPage: unimplemented<Outcome<Page<Row>>, PageQuery>(),
      renewPage: unimplemented<Outcome<Page<Row>>, PageQuery>(),
      watchAddress: fromCallback<ListEvent>(() => undefined),
      watchConnection: fromCallback<ListEvent>(() => undefined),
    },
    actions: {
      choose: assign((_, chosen: Choice) => ({ chosen })),
      /** Applies the chosen change to the address. */
      navigate: () => undefined,
      follow: assign(({ context }, query: ListQuery) => ({
        query,
        chosen: undefined,
        selected: [],
        ...(query.search === context.query.search ? {} : { total: undefined }),
      })),
      storeTyped: assign((_, typed: string) => ({ typed })),
      storeSelected: assign((_, selected: readonly string[]) => ({ selected })),
      storeRows: assign((_, outcome: Outcome<Page<Row>>) => (isRight(outcome) ? { ...outcome.right } : {})),
      storeMessage: assign((_, outcome: Outcome<Page<Row>>) =>
        isLeft(outcome) ? { message: messageOrData(outcome.left) } : {},
      ),
      showDefect: assign({ message: failureMessages.online }),
    },
    guards: {
      isRight: (_, outcome: Outcome<Page<Row>>) => isRight(outcome),
      isOther: ({ context: { query } }, change: Partial<ListQuery>) => !isSameQuery({ ...query, ...change }, query),
      /** Whether a different query came by Back, Forward or a link, rather than by a choice on this screen. */
      isFromOutside: ({ context: { query, chosen } }, to: ListQuery) =>
        !isSameQuery(to, query) && !(chosen && isSameQuery({ ...to, ...chosen.change }, to)),
      isNewSearch: ({ context: { query, typed } }) => !isTooLongToSearch(typed) && searchText(typed) !== query.search,
      isPastTheEnd: ({ context: { query } }, outcome: Outcome<Page<Row>>) =>
        isRight(outcome) && query.page > 0 && outcome.right.total <= query.page * query.size,
    },
  })
