import { setIn } from 'final-form'
import { useCallback } from 'react'
import type { FieldFailure } from '../../domain/rules/rule'

export type Snapshot = { readonly status: string; readonly hasTag: (tag: 'settled') => boolean }

export type FormActor<S extends Snapshot, E> = {
  readonly send: (event: E) => void
  readonly getSnapshot: () => S
  readonly subscribe: (observer: { next: (snapshot: S) => void; complete: () => void }) => { unsubscribe: () => void }
}

type SubmitErrors = object | undefined

const errorsOf = (fields: readonly FieldFailure[]): SubmitErrors =>
  fields.length === 0
    ? undefined
    : fields.reduce<object>((errors, { field, message }) => setIn(errors, field, message), {})

/**
 * Sends one event. Returns the field failures of the next snapshot tagged `settled`, or of the last one if the actor
 * stops: at once if the machine answers at once, so that the answer is one rendering, otherwise later.
 */
export const submitTo = <S extends Snapshot, E>(
  actor: FormActor<S, E>,
  event: E,
  failuresOf: (snapshot: S) => readonly FieldFailure[],
): SubmitErrors | Promise<SubmitErrors> => {
  const settled = (snapshot: S) => errorsOf(failuresOf(snapshot))
  actor.send(event)
  const now = actor.getSnapshot()
  if (now.hasTag('settled') || now.status !== 'active') return settled(now)
  return new Promise((resolve) => {
    const subscription = actor.subscribe({
      next: (snapshot) => {
        if (!snapshot.hasTag('settled')) return
        subscription.unsubscribe()
        resolve(settled(snapshot))
      },
      complete: () => {
        resolve(settled(actor.getSnapshot()))
      },
    })
  })
}

/**
 * Binds a form to a machine: a submit sends one event and ends when the machine has settled. So validation happens on
 * submit only, and a message is shown until the next submit.
 */
export const useMachineForm = <Form, S extends Snapshot, E>(
  actor: FormActor<S, E>,
  toEvent: (form: Form) => E,
  failuresOf: (snapshot: S) => readonly FieldFailure[],
) => useCallback((form: Form) => submitTo(actor, toEvent(form), failuresOf), [actor, toEvent, failuresOf])
