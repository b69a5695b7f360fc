import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { failureMessages } from '../../domain/rules/failure-messages'
import type { FormTrouble } from '../../machines/core/form'
import type { Failure } from '../../ports/failure'
import { makeLateActor, type LateState, type StartedActor } from '../components/state/late-actor'
import { useMachineForm, type Snapshot } from './use-machine-form'

type Parts<Form, S, E> = {
  /** Loads the form's machine and starts its actor. */
  readonly start: () => Promise<StartedActor<S, E>>
  readonly toEvent: (form: Form) => E
  readonly isBusy: (snapshot: S) => boolean
  readonly trouble: (snapshot: S) => FormTrouble
}

/** The machine did not arrive; what was typed stays, and the next submit asks for it again. */
const missed = (): Failure => ({
  message: navigator.onLine ? failureMessages.online : failureMessages.offline,
  details: undefined,
  violations: [],
  fields: [],
})

const failureOf = <S>(state: LateState<S>, trouble: (snapshot: S) => FormTrouble): Failure | undefined => {
  if (state.tag === 'here') return trouble(state.snapshot).failure
  return state.tag === 'missed' ? missed() : undefined
}

const absent: LateState<never> = { tag: 'absent' }

/** Binds a form to a machine that may still be on its way: it can be filled in and sent before that. */
export const useLateForm = <Form, S extends Snapshot, E>({ start, toEvent, isBusy, trouble }: Parts<Form, S, E>) => {
  const [actor] = useState(() => makeLateActor(start))
  const state = useSyncExternalStore<LateState<S>>(actor.watch, actor.state, () => absent)
  useEffect(() => actor.open(), [actor])
  const failuresOf = useCallback((snapshot: S) => trouble(snapshot).fields, [trouble])
  const onSubmit = useMachineForm(actor, toEvent, failuresOf)
  return {
    actor,
    snapshot: state.tag === 'here' ? state.snapshot : undefined,
    onSubmit,
    busy: state.tag === 'here' ? isBusy(state.snapshot) : state.tag === 'awaited',
    failure: failureOf(state, trouble),
  }
}
