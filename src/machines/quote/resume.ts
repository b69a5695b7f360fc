import { withDraft } from '../../domain/drafts/drafts'
import { emptyAppliance, fromRows } from '../../domain/quote/appliances'
import { draftFlowOf, emptyForms, type QuoteForms, type QuoteKind } from '../../domain/quote/forms'
import type { DraftStore } from '../../ports/draft-store'
import type { Appliances } from './contracts'

/** The forms as the customer left them. */
export const resumeForms = (drafts: DraftStore, userName: string): QuoteForms => {
  const read = <Kind extends QuoteKind>(kind: Kind): QuoteForms[Kind] =>
    withDraft(draftFlowOf(kind), emptyForms[kind], drafts.read(userName, draftFlowOf(kind)))
  return {
    motor: read('motor'),
    health: read('health'),
    travel: read('travel'),
    home: read('home'),
    savings: read('savings'),
    education: read('education'),
  }
}

/** The appliances as they were left; what does not keep the rules is left out. */
export const resumeAppliances = (drafts: DraftStore, userName: string): Appliances => {
  const begun = { ...emptyAppliance, items: [] as readonly Readonly<Record<string, string>>[] }
  const { items, ...typed } = withDraft('home-appliances', begun, drafts.read(userName, 'home-appliances'))
  return { typed, items: fromRows(items) }
}
