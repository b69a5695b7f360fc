import type { Draft, DraftFlow } from '../domain/drafts/drafts'
import { token } from './token'

/**
 * What a customer typed and has not saved, kept on this device for seven days and for this customer only; the domain
 * says which fields. A log-out removes all of it.
 */
export type DraftStore = {
  readonly read: (userName: string, flow: DraftFlow) => Draft | undefined
  /** Written half a second after the last typing, or when the page goes; `now` writes at once. */
  readonly keep: (userName: string, flow: DraftFlow, draft: Draft, when: 'soon' | 'now') => void
  readonly remove: (userName: string, flow: DraftFlow) => void
}
export const DraftStore = token<DraftStore>('DraftStore')
