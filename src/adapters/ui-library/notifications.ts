import { DEFAULT_TOAST_AUTO_CLOSE_MS } from '../../domain/rules/constants'
import type { Connectivity } from '../../ports/connectivity'
import type { Notice, Notifications } from '../../ports/notifications'

type Toastify = typeof import('react-toastify/unstyled')

/** The chunk of the toasts: the library, and the content of a toast that is only seen. */
type Toasts = Pick<Toastify, 'toast'> & { readonly unannounced: (text: string) => Parameters<Toastify['toast']>[0] }

/** What the toasts need of the page around them. */
export type NotificationsParts = {
  /** Loads the chunk of the toasts and renders their container. */
  readonly load: () => Promise<Toasts>
  /** Shows the notices that wait for the chunk; called with the whole list after every change. */
  readonly showWaiting: (notices: readonly Notice[]) => void
  /** Calls back when the first screen has nothing left to do. */
  readonly whenIdle: (run: () => void) => void
  readonly connectivity: Connectivity
}

type Waiting = { readonly notice: Notice; readonly show: (toasts: Toasts) => void }

/**
 * Toasts with react-toastify. The library is loaded when the first screen is idle; until it has
 * arrived, or while it cannot, the same text is on the page for the time of their toast.
 */
export const makeNotifications = ({ load, showWaiting, whenIdle, connectivity }: NotificationsParts): Notifications => {
  let toasts: Toasts | undefined
  let request: Promise<void> | undefined
  let waiting: readonly Waiting[] = []
  const setWaiting = (entries: readonly Waiting[]) => {
    waiting = entries
    showWaiting(entries.map(({ notice }) => notice))
  }
  const prepare = () => {
    request ??= load().then(
      (loaded) => {
        toasts = loaded
        const shown = waiting
        setWaiting([])
        for (const { show } of shown) show(loaded)
      },
      () => {
        request = undefined
      },
    )
  }
  const withdraw = (entry: Waiting) => {
    if (waiting.includes(entry)) setWaiting(waiting.filter((other) => other !== entry))
  }
  const present = (entry: Waiting) => {
    if (toasts) {
      entry.show(toasts)
      return
    }
    setWaiting([...waiting, entry])
    prepare()
  }
  const optionsOf = ({ kind, lasts, repeated }: Notice) => ({
    type: kind,
    autoClose: lasts ?? DEFAULT_TOAST_AUTO_CLOSE_MS,
    ...(repeated ? { role: 'presentation' } : {}),
  })
  const notify = (notice: Notice) => {
    const entry: Waiting = {
      notice,
      show: ({ toast, unannounced }) => {
        // What only repeats the screen's answer does not delay it.
        if (notice.repeated) setTimeout(() => toast(unannounced(notice.text), optionsOf(notice)))
        else toast(notice.text, optionsOf(notice))
      },
    }
    present(entry)
    if (!waiting.includes(entry)) return
    setTimeout(() => {
      withdraw(entry)
    }, optionsOf(notice).autoClose)
  }
  whenIdle(prepare)
  connectivity.onOnline(() => {
    // A request from before may be about to fail.
    if (request) void request.then(prepare)
    else prepare()
  })
  return {
    notify,
    loading: (text) => {
      let shown: ReturnType<Toastify['toast']['loading']> | undefined
      const entry: Waiting = {
        notice: { kind: 'default', text },
        show: ({ toast }) => {
          shown = toast.loading(text)
        },
      }
      present(entry)
      return (notice) => {
        withdraw(entry)
        if (toasts === undefined || shown === undefined) {
          if (notice !== undefined) notify(notice)
        } else if (notice === undefined) toasts.toast.dismiss(shown)
        else toasts.toast.update(shown, { render: notice.text, isLoading: false, ...optionsOf(notice) })
      }
    },
  }
}
