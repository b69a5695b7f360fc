import { DEFAULT_TOAST_AUTO_CLOSE_MS } from '../../domain/rules/constants'
import type { Notice, Notifications } from '../../ports/notifications'

type Toastify = typeof import('react-toastify/unstyled')

/**
 * Toasts by react-toastify (requirement ERR-03), which is loaded when the first one is shown; `onFirstUse` puts the
 * region on the screen. A notice whose library cannot be loaded is lost: what matters also stands on the screen itself.
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
  const optionsOf = ({ kind, lasts }: Notice) => ({ type: kind, autoClose: lasts ?? DEFAULT_TOAST_AUTO_CLOSE_MS })
  return {
    notify: (notice) => {
      withLibrary(({ toast }) => toast(notice.text, optionsOf(notice)))
    },
    loading: (text) => {
      let shown: ReturnType<Toastify['toast']['loading']> | undefined
      withLibrary(({ toast }) => {
        shown = toast.loading(text)
      })
      return (notice) => {
        withLibrary(({ toast }) => {
          if (shown === undefined) {
            if (notice !== undefined) toast(notice.text, optionsOf(notice))
          } else if (notice === undefined) toast.dismiss(shown)
          else toast.update(shown, { render: notice.text, isLoading: false, ...optionsOf(notice) })
        })
      }
    },
  }
}
