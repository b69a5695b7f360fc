import { token } from './token'

/** The kinds of toast (requirement ERR-03). */
export type NoticeKind = 'info' | 'success' | 'warning' | 'error' | 'default'

/** A short message that comes and goes by itself. `lasts` is in milliseconds; without it, the default of the library. */
export type Notice = { readonly kind: NoticeKind; readonly text: string; readonly lasts?: number }

/** Toasts: at most three at a time, later ones wait. */
export type Notifications = {
  readonly notify: (notice: Notice) => void
  /** Shows that something runs, until the returned function turns it into a notice, or takes it away. */
  readonly loading: (text: string) => (notice?: Notice) => void
}
export const Notifications = token<Notifications>('Notifications')
