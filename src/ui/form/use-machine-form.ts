import { setIn } from 'final-form'
import { useCallback } from 'react'
import type { FieldFailure } from '../../domain/rules/rule'

export type Snapshot = { readonly status: string; readonly hasTag: (tag: 'settled') => boolean }

/** What the form needs of an actor: to send, to look (an actor on its way has no snapshot yet), and to hear. */
export type FormActor<S extends Snapshot, E> = {
  readonly send: (event: E) => void
  readonly getSnapshot: () => S | undefined
  readonly subscribe: (observer: { next: (snapshot: S) => void; complete: () => void }) => { unsubscribe: () => void }
}

type SubmitErrors = object | undefined

const errorsOf = (fields: readonly FieldFailure[]): SubmitErrors =>
  fields.length === 0
    ? undefined
    : fields.reduce<object>((errors, { field, message }) => setIn(errors, field, message), {})

/**
 * Binds a form to a machine: a submit sends one event, and ends with the field failures of the next snapshot that is
 * tagged `settled`, or when the actor stops. So validation happens on submit only, and a message stays until the next
 * (requirement FORM-01).
 */
export const useMachineForm = <Form, S extends Snapshot, E>(
  actor: FormActor<S, E>,
  toEvent: (form: Form) => E,
  failuresOf: (snapshot: S) => readonly FieldFailure[],
) =>
  useCallback(
    (form: Form) =>
      new Promise<SubmitErrors>((resolve) => {
        const settle = (snapshot: S | undefined) => {
          resolve(errorsOf(snapshot ? failuresOf(snapshot) : []))
        }
        actor.send(toEvent(form))
        const now = actor.getSnapshot()
        if (now && (now.hasTag('settled') || now.status !== 'active')) {
          settle(now)
          return
        }
        const subscription = actor.subscribe({
          next: (snapshot) => {
            if (!snapshot.hasTag('settled')) return
            subscription.unsubscribe()
            settle(snapshot)
          },
          complete: () => {
            settle(actor.getSnapshot())
          },
        })
      }),
    [actor, toEvent, failuresOf],
  )
