import type { Draft, DraftFlow } from '../domain/drafts/drafts'
import { token } from './token'

/**
 * Stores what the customer of this page has typed but not saved, on this device for seven days and for nobody else
 * (`CustomerStorage`); the domain decides which fields. A log-out removes all of it.
 */
export type DraftStore = {
  readonly read: (flow: DraftFlow) => Draft | undefined
  /** Written half a second after the last change, or when the page is left; `now` writes at once. */
  readonly save: (flow: DraftFlow, draft: Draft, when: 'soon' | 'now') => void
  readonly remove: (flow: DraftFlow) => void
}
export const DraftStore = token<DraftStore>('DraftStore')
