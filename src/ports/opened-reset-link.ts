import type { ResetLink } from '../domain/session/password-reset'
import { token } from './token'

/**
 * The link of a reset mail that was opened in this tab. It is kept in memory alone, so neither the address nor a storage
 * has its code, and a reload forgets it.
 */
export type OpenedResetLink = {
  /** The link that was opened last and has not been used; `undefined` if there is none, or if a part of it is missing. */
  readonly read: () => ResetLink | undefined
  /** Holds a link that came without a mail, as the answer to a log-in. */
  readonly open: (link: ResetLink) => void
  /** Forgets the link, once it was used. */
  readonly forget: () => void
  /** Calls the listener when another link is opened in this tab, until the returned function is called. */
  readonly watch: (listener: (link: ResetLink | undefined) => void) => () => void
}
export const OpenedResetLink = token<OpenedResetLink>('OpenedResetLink')
