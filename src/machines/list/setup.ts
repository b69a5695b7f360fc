import { isLeft, isRight } from 'fp-ts/Either'
import { assign, fromCallback, setup } from 'xstate'
import { SHOWN_STALE_AFTER_MS, TABLE_SEARCH_PAUSE_MS } from '../../domain/rules/constants'
import { failureMessages } from '../../domain/rules/failure-messages'
import { messageOrData } from '../../ports/failure'
import type { Page, PageQuery } from '../../ports/page'
import { unimplemented, type Outcome } from '../core/actors'
import type { ListEvent } from './events'
import { isSameQuestion, searchedFor, type ListQuestion } from './query'

export type ListContext<Row> = {
  /** The last question asked; what is shown answers it. */
  readonly question: ListQuestion
  /** What stands in the search field. */
  readonly typed: string
  readonly rows: readonly Row[]
  /** How many rows the search finds; `undefined` until that is known. */
  readonly total: number | undefined
  readonly message: string
  /** The keys of the selected rows, of those that are shown. */
  readonly selected: readonly string[]
}

type Shown = { readonly question: ListQuestion; readonly replace: boolean }

/** The named parts of every list machine. */
export const listSetup = <Row>() =>
  setup({
    types: {
      context: {} as ListContext<Row>,
      events: {} as ListEvent,
      input: {} as { readonly question: ListQuestion },
    },
    delays: { searchPause: TABLE_SEARCH_PAUSE_MS, staleAfter: SHOWN_STALE_AFTER_MS },
    actors: {
      loadPage: unimplemented<Outcome<Page<Row>>, PageQuery>(),
      watchAddress: fromCallback<ListEvent>(() => undefined),
    },
    actions: {
      showQuestion: (_, _shown: Shown) => undefined,
      ask: assign(({ context }, question: ListQuestion) => ({
        question,
        selected: [],
        ...(question.search === context.question.search ? {} : { total: undefined }),
      })),
      keepTyped: assign((_, typed: string) => ({ typed })),
      keepSelected: assign((_, selected: readonly string[]) => ({ selected })),
      keepRows: assign((_, outcome: Outcome<Page<Row>>) => (isRight(outcome) ? { ...outcome.right } : {})),
      keepMessage: assign((_, outcome: Outcome<Page<Row>>) =>
        isLeft(outcome) ? { message: messageOrData(outcome.left) } : {},
      ),
      showDefect: assign({ message: failureMessages.online }),
    },
    guards: {
      isRight: (_, outcome: Outcome<Page<Row>>) => isRight(outcome),
      isOther: ({ context }, question: ListQuestion) => !isSameQuestion(question, context.question),
      isNewSearch: ({ context }) => searchedFor(context.question, context.typed).search !== context.question.search,
      isPastTheEnd: ({ context: { question } }, outcome: Outcome<Page<Row>>) =>
        isRight(outcome) && question.page > 0 && outcome.right.total <= question.page * question.size,
    },
  })
