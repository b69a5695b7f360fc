import type { DoneActorEvent } from 'xstate'
import type { Outcome } from './actors'

/** The output of an actor that is done, for guards and actions. */
export const output = <A>({ event }: { readonly event: DoneActorEvent<Outcome<A>> }): Outcome<A> => event.output
