import { isRight } from 'fp-ts/Either'
import { raise, type DoneActorEvent } from 'xstate'
import type { Page } from '../../ports/page'
import type { Outcome } from '../core/actors'
import { output } from '../core/output'
import { lastPage, pageQueryOf, searchedFor, sized, sorted, turnedTo, type ListQuestion } from './query'
import { listSetup, type ListContext } from './setup'

/** A question and the action params that ask it: the address first, then the question itself. */
const pushed = (question: ListQuestion) => ({ question, replace: false })
const replaced = (question: ListQuestion) => ({ question, replace: true })

type Done<Row> = { readonly context: ListContext<Row>; readonly event: DoneActorEvent<Outcome<Page<Row>>> }

const lastOne = <Row>({ context: { question }, event }: Done<Row>): ListQuestion =>
  turnedTo(question, isRight(event.output) ? lastPage(event.output.right.total, question.size) : 0)

const typedOne = <Row>({ context }: { readonly context: ListContext<Row> }): ListQuestion =>
  searchedFor(context.question, context.typed)

/**
 * A list that the server searches, sorts and gives page by page. Its question stands in the address. An answer to an
 * earlier question never replaces a newer one, since asking anew leaves the state and cancels the call
 * (requirement TABLE-07).
 */
export const makeListMachine = <Row>(id: string) =>
  listSetup<Row>().createMachine({
    id,
    context: ({ input: { question } }) => ({
      question,
      typed: question.search,
      rows: [],
      total: undefined,
      message: '',
      selected: [],
    }),
    invoke: { src: 'watchAddress' },
    type: 'parallel',
    states: {
      Search: {
        description: 'What the customer types into the search field.',
        initial: 'Quiet',
        on: {
          'type-search': {
            target: '.Typing',
            actions: { type: 'keepTyped', params: ({ event }) => event.text },
          },
          'clear-search': { target: '.Quiet', actions: { type: 'keepTyped', params: () => '' } },
          'address-changed': {
            guard: { type: 'isOther', params: ({ event }) => event.question },
            target: '.Quiet',
            actions: { type: 'keepTyped', params: ({ event }) => event.question.search },
          },
        },
        states: {
          Quiet: { description: 'What was typed is asked, or was cleared.' },
          Typing: {
            description: 'A pause, or Enter, is waited for.',
            after: { searchPause: { target: 'Quiet', actions: raise({ type: 'typing-ended' }) } },
            on: { 'search-now': { target: 'Quiet', actions: raise({ type: 'typing-ended' }) } },
          },
        },
      },
      // Targets are children: entering Loading anew cancels its call, while the other region is left alone.
      Answer: {
        description: 'The answer to the last question.',
        initial: 'Loading',
        on: {
          'open-page': {
            guard: { type: 'isOther', params: ({ context, event }) => turnedTo(context.question, event.page) },
            target: '.Loading',
            actions: [
              {
                type: 'showQuestion',
                params: ({ context, event }) => pushed(turnedTo(context.question, event.page)),
              },
              { type: 'ask', params: ({ context, event }) => turnedTo(context.question, event.page) },
            ],
          },
          'choose-size': {
            guard: { type: 'isOther', params: ({ context, event }) => sized(context.question, event.size) },
            target: '.Loading',
            actions: [
              { type: 'showQuestion', params: ({ context, event }) => pushed(sized(context.question, event.size)) },
              { type: 'ask', params: ({ context, event }) => sized(context.question, event.size) },
            ],
          },
          'choose-sort': {
            guard: { type: 'isOther', params: ({ context, event }) => sorted(context.question, event.sort) },
            target: '.Loading',
            actions: [
              { type: 'showQuestion', params: ({ context, event }) => pushed(sorted(context.question, event.sort)) },
              { type: 'ask', params: ({ context, event }) => sorted(context.question, event.sort) },
            ],
          },
          // The first letters are a new place; what is typed after them is the same place, for Back to leave at once.
          'typing-ended': {
            guard: 'isNewSearch',
            target: '.Loading',
            actions: [
              {
                type: 'showQuestion',
                params: ({ context }) => ({ question: typedOne({ context }), replace: context.question.search !== '' }),
              },
              { type: 'ask', params: typedOne },
            ],
          },
          'clear-search': {
            guard: { type: 'isOther', params: ({ context }) => ({ ...context.question, search: '' }) },
            target: '.Loading',
            actions: [
              { type: 'showQuestion', params: ({ context }) => pushed(searchedFor(context.question, '')) },
              { type: 'ask', params: ({ context }) => searchedFor(context.question, '') },
            ],
          },
          'address-changed': {
            guard: { type: 'isOther', params: ({ event }) => event.question },
            target: '.Loading',
            actions: { type: 'ask', params: ({ event }) => event.question },
          },
        },
        states: {
          Loading: {
            description: 'The answer is on its way.',
            invoke: {
              src: 'loadPage',
              input: ({ context }) => pageQueryOf(context.question),
              onDone: [
                {
                  guard: { type: 'isPastTheEnd', params: output },
                  target: 'Loading',
                  reenter: true,
                  actions: [
                    { type: 'showQuestion', params: (done) => replaced(lastOne(done)) },
                    { type: 'ask', params: lastOne },
                  ],
                },
                {
                  guard: { type: 'isRight', params: output },
                  target: 'Shown',
                  actions: { type: 'keepRows', params: output },
                },
                { target: 'Failed', actions: { type: 'keepMessage', params: output } },
              ],
              onError: { target: 'Failed', actions: 'showDefect' },
            },
          },
          Shown: {
            description: 'A page of rows, or the word that there are none.',
            initial: 'Fresh',
            on: {
              'select-rows': { actions: { type: 'keepSelected', params: ({ event }) => event.keys } },
            },
            states: {
              Fresh: {
                description: 'The rows are new enough.',
                after: { staleAfter: 'Renewing' },
              },
              Renewing: {
                description: 'The same page is read anew while the rows stay; a failure leaves them as they are.',
                invoke: {
                  src: 'loadPage',
                  input: ({ context }) => pageQueryOf(context.question),
                  onDone: { target: 'Fresh', actions: { type: 'keepRows', params: output } },
                  onError: 'Fresh',
                },
              },
            },
          },
          Failed: {
            description: 'The answer did not come; the customer can try again.',
            on: { 'try-again': 'Loading' },
          },
        },
      },
    },
  })
export type ListMachine<Row> = ReturnType<typeof makeListMachine<Row>>
