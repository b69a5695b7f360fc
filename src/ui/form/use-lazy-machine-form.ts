import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { failureOf } from '../../domain/failure/failure'
import { errorsOfCall, noErrors, type FormErrors } from '../../machines/core/form'
import { isOnline } from '../components/state/is-online'
import { lazyWithRetry } from '../components/state/lazy-with-retry'
import { submitTo, type FormActor, type Snapshot } from './use-machine-form'

/** The part of an actor that the form loads itself and stops on unmount. */
export type LoadedActor<S extends Snapshot, E> = FormActor<S, E> & { readonly stop: () => unknown }

type Parts<Form, S extends Snapshot, E> = {
  /** Loads the form's machine and starts an actor of it. */
  readonly loadActor: () => Promise<LoadedActor<S, E>>
  readonly toEvent: (form: Form) => E
  readonly isBusy: (snapshot: S) => boolean
  readonly errors: (snapshot: S) => FormErrors
}

/** The machine failed to load; what was typed stays, and the next submit loads it again. */
const notLoaded = (): FormErrors => errorsOfCall(failureOf({ _tag: isOnline() ? 'Outage' : 'Offline' }))

/**
 * Binds a form to a machine that may still be loading: it can be filled in before, and a submit waits for the machine.
 */
export const useLazyMachineForm = <Form, S extends Snapshot, E>({
  loadActor,
  toEvent,
  isBusy,
  errors,
}: Parts<Form, S, E>) => {
  const [actor, setActor] = useState<LoadedActor<S, E>>()
  const [state, setState] = useState<'idle' | 'loading' | FormErrors>('idle')
  const screen = useRef({ isLeft: false, stop: () => {} })
  const [load] = useState(() =>
    lazyWithRetry(async () => {
      const loaded = await loadActor()
      if (screen.current.isLeft) loaded.stop()
      screen.current.stop = () => {
        loaded.stop()
      }
      setActor(loaded)
      return loaded
    }),
  )
  useEffect(() => {
    const here = screen.current
    load().catch(() => undefined)
    return () => {
      here.isLeft = true
      here.stop()
    }
  }, [load])
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe({ next: listener, complete: listener })
      return () => subscription?.unsubscribe()
    },
    [actor],
  )
  const snapshot = useSyncExternalStore(
    subscribe,
    () => actor?.getSnapshot(),
    () => undefined,
  )
  const onSubmit = useCallback(
    (form: Form) => {
      const submit = (to: LoadedActor<S, E>) => submitTo(to, toEvent(form), (settled) => errors(settled).fields)
      const submitWhenLoaded = async () => {
        setState('loading')
        const loaded = await load().catch(() => undefined)
        setState(loaded ? 'idle' : notLoaded())
        return loaded && submit(loaded)
      }
      return actor ? submit(actor) : submitWhenLoaded()
    },
    [actor, load, toEvent, errors],
  )
  return {
    actor,
    snapshot,
    onSubmit,
    busy: state === 'loading' || (snapshot !== undefined && isBusy(snapshot)),
    errors: typeof state === 'object' ? state : snapshot ? errors(snapshot) : noErrors,
  }
}
