import { token } from './token'

/** The end of the session by time, which the server says at log-in: the portal does not wait for a call to be refused. */
export type SessionEnd = {
  /** Refuses the stored token when its time is over, also if the page slept until then, unless it is stopped before. */
  readonly watch: () => () => void
}
export const SessionEnd = token<SessionEnd>('SessionEnd')
