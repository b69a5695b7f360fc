import type { Either } from 'fp-ts/Either'
import { fromPromise } from 'xstate'
import type { PortFunction } from '../../ports/call'
import type { PortError } from '../../ports/port-error'

/** What an asynchronous actor of a machine resolves with. It never rejects: a rejection is a defect. */
export type Outcome<A> = Either<PortError, A>

/** The place of an actor in a machine that has not been given its ports. Running it is a defect. */
export const toBeProvided = <Output, Input = void>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('This machine was started without its actors.')))

/** An actor that asks one port function, and cancels it when the state is left. */
export const fromPort = <Input, Output>(ask: PortFunction<Input, Output>) =>
  fromPromise<Outcome<Output>, Input>(({ input, signal }) => ask(input, { signal })())
