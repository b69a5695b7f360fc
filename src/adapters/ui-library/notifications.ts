import { createElement } from 'react'
import { DEFAULT_TOAST_AUTO_CLOSE_MS } from '../../domain/rules/constants'
import type { Notice, Notifications } from '../../ports/notifications'

type Toastify = typeof import('react-toastify/unstyled')

/**
 * Toasts with react-toastify (requirement ERR-03), which is loaded with the first one; `onFirstUse` renders the toast
 * container. A notice is dropped if the library cannot be loaded: everything important is also shown on the screen.
 */
export const makeNotifications = (load: () => Promise<Toastify>, onFirstUse: () => void): Notifications => {
  let library: Promise<Toastify> | undefined
  const withLibrary = (use: (toastify: Toastify) => void) => {
    library ??= load()
    library.then(
      (toastify) => {
        onFirstUse()
        use(toastify)
      },
      () => {
        library = undefined
      },
    )
  }
  const optionsOf = ({ kind, lasts, repeated }: Notice) => ({
    type: kind,
    autoClose: lasts ?? DEFAULT_TOAST_AUTO_CLOSE_MS,
    ...(repeated ? { role: 'presentation' } : {}),
  })
  const contentOf = ({ text, repeated }: Notice) => (repeated ? createElement('span', { 'aria-hidden': true }, text) : text)
  return {
    notify: (notice) => {
      withLibrary(({ toast }) => toast(contentOf(notice), optionsOf(notice)))
    },
    loading: (text) => {
      let shown: ReturnType<Toastify['toast']['loading']> | undefined
      withLibrary(({ toast }) => {
        shown = toast.loading(text)
      })
      return (notice) => {
        withLibrary(({ toast }) => {
          if (shown === undefined) {
            if (notice !== undefined) toast(contentOf(notice), optionsOf(notice))
          } else if (notice === undefined) toast.dismiss(shown)
          else toast.update(shown, { render: notice.text, isLoading: false, ...optionsOf(notice) })
        })
      }
    },
  }
}
