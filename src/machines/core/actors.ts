import type { Either } from 'fp-ts/Either'
import { fromPromise } from 'xstate'
import type { PortFunction } from '../../ports/call'
import type { PortError } from '../../ports/port-error'

/** What an asynchronous actor of a machine resolves with. It never rejects: a rejection is a defect. */
export type Outcome<A> = Either<PortError, A>

/** A placeholder for an actor that `provide` implements from the ports. Running it is a defect. */
export const unimplemented = <Output, Input = void>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('This machine was started without its actors.')))

/** An actor that calls one port function; leaving its state cancels the call. */
export const fromPort = <Input, Output>(call: PortFunction<Input, Output>) =>
  fromPromise<Outcome<Output>, Input>(({ input, signal }) => call(input, { signal })())
