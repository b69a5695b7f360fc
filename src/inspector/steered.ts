import type { AnyActorRef, Observer } from 'xstate'

/** An actor whose screens an inspector may show an earlier snapshot, and which another actor may replace for them. */
export type Steered = {
  /** Shows the screens a snapshot until `undefined`; meanwhile they can send nothing. */
  readonly show: (snapshot: unknown) => void
  /** Lets the screens go on with another actor, and stops the one that they had. */
  readonly replaceBy: (next: AnyActorRef) => void
  /** The actor that the screens have now. */
  readonly current: () => AnyActorRef
  /** Its own snapshot, whatever the screens are shown. */
  readonly actual: () => unknown
}

type Own = Pick<AnyActorRef, 'getSnapshot' | 'send' | 'subscribe' | 'stop'>

const ownOf = (ref: AnyActorRef): Own => ({
  getSnapshot: ref.getSnapshot.bind(ref),
  send: ref.send.bind(ref),
  subscribe: ref.subscribe.bind(ref),
  stop: ref.stop.bind(ref),
})
type Screen = { readonly observer: Observer<unknown>; unsubscribe: () => void }

const asObserver = (given: unknown, error?: unknown, complete?: unknown): Observer<unknown> =>
  (typeof given === 'function' ? { next: given, error, complete } : given) as Observer<unknown>

/**
 * Replaces the methods by which screens read an actor and send to it; XState itself uses others. A screen does not see
 * that its actor failed but the last snapshot before, from which the actor can go on; the inspector reports the error.
 */
export const steer = (ref: AnyActorRef, lastGood: () => unknown): Steered => {
  const screens = new Set<Screen>()
  let now = ownOf(ref)
  let replacement: AnyActorRef | undefined
  let shown: unknown

  const read = (): unknown => {
    const snapshot: unknown = now.getSnapshot()
    return (snapshot as { status?: unknown }).status === 'error' ? (lastGood() ?? snapshot) : snapshot
  }
  const renew = () => {
    for (const { observer } of [...screens]) observer.next?.(shown ?? read())
  }
  const attach = (screen: Screen) => {
    const { observer } = screen
    const subscription = now.subscribe({
      next: (snapshot: unknown) => {
        if (shown === undefined) observer.next?.(snapshot)
      },
      error: renew,
      complete: () => observer.complete?.(),
    })
    screen.unsubscribe = () => {
      subscription.unsubscribe()
    }
  }
  const ignoreErrors = () => {
    now.subscribe({ error: () => undefined })
  }
  ignoreErrors()
  Object.assign(ref, {
    getSnapshot: () => shown ?? read(),
    send: (event: { readonly type: string }) => {
      if (shown === undefined) now.send(event)
    },
    subscribe: (given: unknown, error?: unknown, complete?: unknown) => {
      const screen: Screen = { observer: asObserver(given, error, complete), unsubscribe: () => undefined }
      screens.add(screen)
      attach(screen)
      return {
        unsubscribe: () => {
          screens.delete(screen)
          screen.unsubscribe()
        },
      }
    },
    stop: () => now.stop(),
  })
  return {
    show: (snapshot) => {
      shown = snapshot
      renew()
    },
    replaceBy: (next) => {
      const before = now
      replacement = next
      now = ownOf(next)
      ignoreErrors()
      shown = undefined
      for (const screen of screens) screen.unsubscribe()
      before.stop()
      for (const screen of screens) attach(screen)
      renew()
    },
    current: () => replacement ?? ref,
    actual: () => now.getSnapshot() as unknown,
  }
}
