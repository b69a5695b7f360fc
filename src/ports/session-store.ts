import { token } from './token'

/**
 * What happened to the stored token: `stored` in this tab or another, `cleared` by a log-out in another tab, `refused`
 * by the server (this tab), `removed` in another tab because the server refused it there.
 */
export type SessionChange = 'stored' | 'cleared' | 'refused' | 'removed'

/** Stores the session on the device: the access token, and the email address that an account was opened with. */
export type SessionStore = {
  readonly token: () => string | undefined
  /** `endsAt` is the time of the server at which the token ends, in milliseconds, if it is known. */
  readonly saveToken: (token: string, endsAt?: number) => void
  readonly endsAt: () => number | undefined
  /** The server refused this token. Has no effect unless it is still the stored one. */
  readonly refuseToken: (token: string) => void
  readonly registeredEmail: () => string | undefined
  readonly saveRegisteredEmail: (email: string) => void
  /** Removes everything that the portal has stored on this device: the session at once, offline policies within moments. */
  readonly clear: () => Promise<void>
  /** Calls the listener on every change until the returned function is called. */
  readonly watch: (listener: (change: SessionChange) => void) => () => void
}
export const SessionStore = token<SessionStore>('SessionStore')
