import { isLeft, type Either } from 'fp-ts/Either'
import { left } from 'fp-ts/TaskEither'
import { fromCallback, fromPromise, type EventObject } from 'xstate'
import type { FieldFailures, Parsed } from '../../domain/rules/rule'
import type { PageVisibility } from '../../ports/page-visibility'
import type { PortFunction } from '../../ports/call'
import type { Connectivity } from '../../ports/connectivity'
import type { PortError } from '../../domain/failure/port-error'

/** What an asynchronous actor of a machine resolves with. It never rejects: a rejection is a defect. */
export type Outcome<A> = Either<PortError, A>

/** What implements a machine with the ports. */
type Implement = (...ports: never[]) => { readonly actors: object; readonly actions?: object }

/** The types of the actors that `Make` implements: all that a machine knows of them. */
export type ActorsOf<Make extends Implement> = ReturnType<Make>['actors']

/** The same of the actions. */
export type ActionsOf<Make extends Implement> = NonNullable<ReturnType<Make>['actions']>

/** A placeholder for an actor that `provide` implements from the ports. Running it is a defect. */
export const unimplemented = <Output, Input = void>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('This machine was started without its actors.')))

/** An actor that calls one port function; leaving its state cancels the call. */
export const fromPort = <Input, Output>(call: PortFunction<Input, Output>) =>
  fromPromise<Outcome<Output>, Input>(({ input, signal }) => call(input, { signal })())

/** An invalid form, represented as a rejection by the server with a message for each field. */
const invalidForm = (failures: FieldFailures): PortError => ({
  _tag: 'Rejected',
  code: 0,
  message: undefined,
  details: undefined,
  violations: failures.map(({ field, message }) => ({ message, fields: [field] })),
})

/** The same for a form: the port function is called with the parsed value; for an invalid form no request is sent. */
export const fromForm = <Value, Output>(send: PortFunction<Value, Output>) =>
  fromPort<Parsed<Value>, Output>((form, call) =>
    isLeft(form) ? left(invalidForm(form.left)) : send(form.right, call),
  )

/** Sends an event for what `watch` reports, if there is one for it. */
export const fromWatch =
  <Event extends EventObject>() =>
  <Reported extends readonly unknown[]>(
    watch: (listener: (...reported: Reported) => void) => () => void,
    eventOf: (...reported: Reported) => Event | undefined,
  ) =>
    fromCallback<Event>(({ sendBack }) =>
      watch((...reported) => {
        const event = eventOf(...reported)
        if (event) sendBack(event)
      }),
    )

/**
 * Sends `try-again` when the device is online again. Only states in which a read has failed handle it: a write is never
 * sent again by itself.
 */
export const tryAgainWhenOnline = <Event extends EventObject>({ onOnline }: Pick<Connectivity, 'onOnline'>) =>
  fromCallback<Event>(({ sendBack }) =>
    onOnline(() => {
      sendBack({ type: 'try-again' })
    }),
  )

/** Resolves as soon as the page is visible, and never after the signal has ended. */
const untilVisible = ({ isThere, watch }: PageVisibility, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (isThere()) {
      resolve()
      return
    }
    const stop = watch(() => {
      if (!isThere()) return
      stop()
      resolve()
    })
    signal.addEventListener('abort', stop)
  })

/** The same call, made once the page is visible: a screen in the background requests nothing. */
export const whenVisible =
  <Input, Output>(pageVisibility: PageVisibility, call: PortFunction<Input, Output>): PortFunction<Input, Output> =>
  (input, options) =>
  async () => {
    await untilVisible(pageVisibility, options.signal)
    return call(input, options)()
  }
