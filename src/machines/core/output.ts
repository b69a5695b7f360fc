import { isRight, type Either } from 'fp-ts/Either'
import type { DoneActorEvent } from 'xstate'
import type { Outcome } from './actors'

/** What an actor that is done resolved with, for guards and actions. */
export const result = <A>({ event }: { readonly event: DoneActorEvent<A> }): A => event.output

/** The same of a call. */
export const output = <A>(done: { readonly event: DoneActorEvent<Outcome<A>> }): Outcome<A> => result(done)

/** The guard of a call that succeeded. */
export const hasSucceeded = (_: unknown, outcome: Either<unknown, unknown>): boolean => isRight(outcome)
