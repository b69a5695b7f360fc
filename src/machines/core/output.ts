import type { DoneActorEvent } from 'xstate'
import type { Outcome } from './actors'

/** What an actor answered, for the guards and actions that fold it. */
export const output = <A>({ event }: { readonly event: DoneActorEvent<Outcome<A>> }): Outcome<A> => event.output
