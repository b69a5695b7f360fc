import { token } from './token'

/**
 * Whose policies are saved on this device, known without reading them, and how all that is saved goes away: policies, the
 * files of the portal for use without a network, and the service worker.
 */
export type OfflineData = {
  /** The customer whose policies are saved; `undefined` without any, or since a log-in by somebody who is not known yet. */
  readonly owner: () => string | undefined
  /** This customer has saved something from now on. */
  readonly belongsTo: (owner: string) => void
  /** Somebody logs in: until it is known who, nothing that is saved may be shown. */
  readonly clearOwner: () => void
  /**
   * This customer, who may have had other names here before, is logged in: may see the offline policies, or another customer's are erased.
   * Never rejects.
   */
  readonly setOwner: (owner: string, formerly: readonly string[]) => Promise<void>
  /** Erases everything. All of it has begun when this returns, so that a page may be left at once. Never rejects. */
  readonly erase: () => Promise<void>
}
export const OfflineData = token<OfflineData>('OfflineData')
