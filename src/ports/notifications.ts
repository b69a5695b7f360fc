import { token } from './token'

export type NoticeKind = 'info' | 'success' | 'warning' | 'error' | 'default'

/**
 * A short message that disappears by itself. `lasts` is in milliseconds; the default is that of the library. A `repeated`
 * one is announced by the screen itself, so the toast is only seen.
 */
export type Notice = {
  readonly kind: NoticeKind
  readonly text: string
  readonly lasts?: number
  readonly repeated?: true
}

/** Toasts: at most three at a time, later ones wait. */
export type Notifications = {
  readonly notify: (notice: Notice) => void
  /** Shows a progress toast until the returned function replaces it with a notice, or removes it. */
  readonly loading: (text: string) => (notice?: Notice) => void
}
export const Notifications = token<Notifications>('Notifications')
