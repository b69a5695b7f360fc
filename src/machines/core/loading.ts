import { isLeft } from 'fp-ts/Either'
import { failureOf } from '../../domain/failure/failure'
import type { Outcome } from './actors'
import { defect } from './form'
import { result } from './output'

type Loading = { readonly done: string; readonly store: string; readonly failed: string; readonly guard?: string }
type Showing = { readonly failure: string; readonly defect: string }
type GuardOf<Names extends Loading> = Names['guard'] extends string ? Names['guard'] : 'isRight'

const showing = { failure: 'showFailure', defect: 'showDefect' } as const

/** What follows a call that loads something: it is stored, or the reason why not is shown. */
export const loading = <const Names extends Loading, const Show extends Showing = typeof showing>(
  { done, store, failed, guard = 'isRight' }: Names,
  { failure, defect }: Show = showing as Showing as Show,
) =>
  ({
    onDone: [
      {
        guard: { type: guard as GuardOf<Names>, params: result },
        target: done as Names['done'],
        actions: { type: store as Names['store'], params: result },
      },
      { target: failed as Names['failed'], actions: { type: failure as Show['failure'], params: result } },
    ],
    onError: { target: failed as Names['failed'], actions: defect as Show['defect'] },
  }) as const

/** A failed state, from which the customer, or the connection once it is back, tries again. */
export const tryingAgain = <Target extends string>(target: Target) =>
  ({ invoke: { src: 'watchConnection' }, on: { 'try-again': target } }) as const

/** The message of a call that failed. */
export const messageOf = (outcome: Outcome<unknown>): string =>
  (isLeft(outcome) ? failureOf(outcome.left) : defect).message
