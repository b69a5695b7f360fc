import { draftOf, withDraft, type Draft } from '../../../domain/drafts/drafts'
import { emptyAppliance, fromRows } from '../../../domain/quote/appliances'
import { formsSignedBy, quoteKinds, type QuoteForms, type QuoteKind } from '../../../domain/quote/products'
import type { DraftStore } from '../../../ports/draft-store'
import type { Appliances } from './context'

/** The forms, resumed from their drafts; one without a draft begins with the customer's own name. */
export const resumeForms = (drafts: DraftStore, ownName: string): QuoteForms => {
  const begun = formsSignedBy(ownName)
  const resumed = (kind: QuoteKind) => withDraft(`${kind}-quote`, begun[kind], drafts.read(`${kind}-quote`))
  return Object.fromEntries(quoteKinds.map((kind) => [kind, resumed(kind)])) as QuoteForms
}

/** The appliances, resumed from their draft; invalid ones are left out. */
export const resumeAppliances = (drafts: DraftStore): Appliances => {
  const initial = { ...emptyAppliance, items: [] as readonly Readonly<Record<string, string>>[] }
  const { items, ...typed } = withDraft('home-appliances', initial, drafts.read('home-appliances'))
  return { typed, items: fromRows(items) }
}

/** Stores a form that is filled in as the draft of its kind, in place of what was typed before. */
export const storeFilledIn = (drafts: DraftStore, kind: QuoteKind, { items, ...form }: Draft): void => {
  drafts.save(`${kind}-quote`, draftOf(`${kind}-quote`, form), 'now')
  if (kind === 'home') drafts.save('home-appliances', draftOf('home-appliances', { items: items ?? [] }), 'now')
}
