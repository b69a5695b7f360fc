type Observer<S> = { readonly next: (snapshot: S) => void; readonly complete: () => void }

/** What is used of a started actor. */
export type StartedActor<S, E> = {
  readonly send: (event: E) => void
  readonly getSnapshot: () => S
  readonly subscribe: (observer: Observer<S>) => { unsubscribe: () => void }
  readonly stop: () => unknown
}

/** `missed`: the actor did not arrive although the customer waited for it. */
export type LateState<S> =
  | { readonly tag: 'absent' | 'awaited' | 'missed' }
  | { readonly tag: 'here'; readonly snapshot: S }

/** An actor whose machine is still on its way. Events wait for it, so that a form works before its machine is there. */
export type LateActor<S, E> = {
  readonly state: () => LateState<S>
  readonly send: (event: E) => void
  readonly getSnapshot: () => S | undefined
  readonly subscribe: (observer: Observer<S>) => { unsubscribe: () => void }
  /** Hears every change of the state. */
  readonly watch: (listener: () => void) => () => void
  /** Asks for the machine; the returned function stops the actor. */
  readonly open: () => () => void
}

/** `start` loads the machine and starts its actor; after a failure the next event asks again. */
export const makeLateActor = <S, E>(start: () => Promise<StartedActor<S, E>>): LateActor<S, E> => {
  const listeners = new Set<() => void>()
  const observers = new Set<Observer<S>>()
  let actor: StartedActor<S, E> | undefined
  let state: LateState<S> = { tag: 'absent' }
  let waiting: readonly E[] = []
  let closed = false
  let asking = false

  const become = (next: LateState<S>) => {
    state = next
    listeners.forEach((listener) => {
      listener()
    })
  }
  const arrive = (started: StartedActor<S, E>) => {
    if (closed) {
      started.stop()
      return
    }
    actor = started
    started.subscribe({
      next: (snapshot) => {
        become({ tag: 'here', snapshot })
        Array.from(observers).forEach((observer) => {
          observer.next(snapshot)
        })
      },
      complete: () => {
        Array.from(observers).forEach((observer) => {
          observer.complete()
        })
      },
    })
    become({ tag: 'here', snapshot: started.getSnapshot() })
    waiting.forEach((event) => {
      started.send(event)
    })
    waiting = []
  }
  const miss = () => {
    const wasAwaited = waiting.length > 0
    waiting = []
    if (!wasAwaited || closed) return
    become({ tag: 'missed' })
    Array.from(observers).forEach((observer) => {
      observer.complete()
    })
  }
  const ask = () => {
    if (asking) return
    asking = true
    start()
      .then(arrive, miss)
      .finally(() => {
        asking = false
      })
  }

  return {
    state: () => state,
    getSnapshot: () => (state.tag === 'here' ? state.snapshot : undefined),
    send: (event) => {
      if (actor) actor.send(event)
      else {
        waiting = [...waiting, event]
        become({ tag: 'awaited' })
        ask()
      }
    },
    subscribe: (observer) => {
      observers.add(observer)
      return {
        unsubscribe: () => {
          observers.delete(observer)
        },
      }
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    open: () => {
      closed = false
      ask()
      return () => {
        closed = true
        actor?.stop()
        actor = undefined
      }
    },
  }
}
