import { token } from './token'

/**
 * The mark of a browser that a customer trusts in place of a second factor, good for that customer alone. Only log-in
 * reads it.
 */
export type TrustedBrowser = {
  readonly read: () => string | undefined
  readonly save: (browserToken: string) => void
  /**
   * Whether there may be a mark that this document cannot read, since it was not loaded at log-in's address, and a document
   * of log-in should be loaded for it; true once, until such a document has read the mark.
   */
  readonly isOutOfReach: () => boolean
}
export const TrustedBrowser = token<TrustedBrowser>('TrustedBrowser')
