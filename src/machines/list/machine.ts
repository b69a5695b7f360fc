import { isRight } from 'fp-ts/Either'
import { raise, type DoneActorEvent } from 'xstate'
import type { Page } from '../../ports/page'
import type { Outcome } from '../core/actors'
import { output } from '../core/output'
import { lastPage, pageQueryOf, searchText, type ListQuery } from './query'
import { listSetup, type ListContext } from './setup'

type Done<Row> = { readonly context: ListContext<Row>; readonly event: DoneActorEvent<Outcome<Page<Row>>> }

const toLastPage = <Row>({ context: { query }, event }: Done<Row>): Partial<ListQuery> => ({
  page: isRight(event.output) ? lastPage(event.output.right.total, query.size) : 0,
})

/**
 * A list that the server searches, sorts and pages. Its query is part of the address: a choice only changes the
 * address, and the list loads when the address has changed. That cancels the previous call, so that a late answer never
 * replaces a newer one.
 */
export const makeListMachine = <Row>(id: string, isPending: (row: Row) => boolean = () => false) =>
  listSetup(isPending).createMachine({
    id,
    context: ({ input: { query } }) => ({
      query,
      chosen: undefined,
      typed: query.search,
      rows: [],
      total: undefined,
      message: '',
      selected: [],
    }),
    invoke: { src: 'watchAddress' },
    type: 'parallel',
    states: {
      Search: {
        description: 'The text of the search field.',
        initial: 'Quiet',
        on: {
          'type-search': {
            target: '.Typing',
            actions: { type: 'storeTyped', params: ({ event }) => event.text },
          },
          'clear-search': { target: '.Quiet', actions: { type: 'storeTyped', params: () => '' } },
          // After a choice on this screen the text is left alone: the customer may have typed more meanwhile.
          'address-changed': {
            guard: { type: 'isFromOutside', params: ({ event }) => event.query },
            target: '.Quiet',
            actions: { type: 'storeTyped', params: ({ event }) => event.query.search },
          },
        },
        states: {
          Quiet: { description: 'The text has been searched for, or cleared.' },
          Typing: {
            description: 'A pause in typing, or Enter, starts the search.',
            after: { searchPause: { target: 'Quiet', actions: raise({ type: 'typing-ended' }) } },
            on: { 'search-now': { target: 'Quiet', actions: raise({ type: 'typing-ended' }) } },
          },
        },
      },
      Answer: {
        description: 'The rows for the query in the address.',
        initial: 'Loading',
        on: {
          'open-page': {
            guard: { type: 'isOther', params: ({ event }) => ({ page: event.page }) },
            actions: [
              { type: 'choose', params: ({ event }) => ({ change: { page: event.page }, replace: false }) },
              'navigate',
            ],
          },
          // A different size, order or search starts at the first page.
          'choose-size': {
            guard: { type: 'isOther', params: ({ event }) => ({ size: event.size, page: 0 }) },
            actions: [
              { type: 'choose', params: ({ event }) => ({ change: { size: event.size, page: 0 }, replace: false }) },
              'navigate',
            ],
          },
          'choose-sort': {
            guard: { type: 'isOther', params: ({ event }) => ({ sort: event.sort, page: 0 }) },
            actions: [
              { type: 'choose', params: ({ event }) => ({ change: { sort: event.sort, page: 0 }, replace: false }) },
              'navigate',
            ],
          },
          // The first letters of a search add a history entry and later ones replace it, so that Back leaves the
          // search.
          'typing-ended': {
            guard: 'isNewSearch',
            actions: [
              {
                type: 'choose',
                params: ({ context: { query, typed } }) => ({
                  change: { search: searchText(typed), page: 0 },
                  replace: query.search !== '',
                }),
              },
              'navigate',
            ],
          },
          'clear-search': {
            guard: { type: 'isOther', params: () => ({ search: '' }) },
            actions: [{ type: 'choose', params: { change: { search: '', page: 0 }, replace: false } }, 'navigate'],
          },
          // The target is a child: Loading is re-entered, which cancels its call; the other region is not affected.
          'address-changed': {
            guard: { type: 'isOther', params: ({ event }) => event.query },
            target: '.Loading',
            actions: { type: 'follow', params: ({ event }) => event.query },
          },
        },
        states: {
          Loading: {
            description: 'The page is being loaded, or the address is changing to the last page.',
            invoke: {
              src: 'loadPage',
              input: ({ context }) => pageQueryOf(context.query),
              onDone: [
                {
                  guard: { type: 'isPastTheEnd', params: output },
                  actions: [
                    { type: 'choose', params: (done) => ({ change: toLastPage(done), replace: true }) },
                    'navigate',
                  ],
                },
                {
                  guard: { type: 'isRight', params: output },
                  target: 'Shown',
                  actions: { type: 'storeRows', params: output },
                },
                { target: 'Failed', actions: { type: 'storeMessage', params: output } },
              ],
              onError: { target: 'Failed', actions: 'showDefect' },
            },
          },
          Shown: {
            description: 'A page of rows is shown, or that there are none.',
            initial: 'Fresh',
            on: {
              'select-rows': { actions: { type: 'storeSelected', params: ({ event }) => event.keys } },
            },
            states: {
              Fresh: {
                description: 'The rows are up to date, for a shorter time while one of them waits for somebody else.',
                after: { staleAfter: 'Renewing' },
              },
              Renewing: {
                description: 'The same page is being reloaded in the background; a failure changes nothing.',
                invoke: {
                  src: 'renewPage',
                  input: ({ context }) => pageQueryOf(context.query),
                  onDone: { target: 'Fresh', actions: { type: 'storeRows', params: output } },
                  onError: 'Fresh',
                },
              },
            },
          },
          Failed: {
            description: 'The page could not be loaded; the customer, or the connection once it is back, retries.',
            invoke: { src: 'watchConnection' },
            on: { 'try-again': 'Loading' },
          },
        },
      },
    },
  })
export type ListMachine<Row> = ReturnType<typeof makeListMachine<Row>>
