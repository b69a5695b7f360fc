import { token } from './token'

/**
 * What happened to the stored token: `stored` here or in another tab, `cleared` by a log-out in another tab, `refused`
 * by the server (here), `removed` in another tab because the server refused it there.
 */
export type SessionChange = 'stored' | 'cleared' | 'refused' | 'removed'

/** Where the device keeps the session: the access token, and the e-mail address that an account was opened with. */
export type SessionStore = {
  readonly token: () => string | undefined
  readonly saveToken: (token: string) => void
  /** The server refused this token. Nothing happens unless it is still the stored one (requirement SESS-08). */
  readonly refuseToken: (token: string) => void
  readonly registeredEmail: () => string | undefined
  readonly saveRegisteredEmail: (email: string) => void
  /** Forgets everything that the portal keeps on this device. */
  readonly clear: () => void
  /** Hears changes until the returned function is called. */
  readonly watch: (listener: (change: SessionChange) => void) => () => void
}
export const SessionStore = token<SessionStore>('SessionStore')
