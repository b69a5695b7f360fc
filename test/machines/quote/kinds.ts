import type { Draft } from '../../../src/domain/drafts/drafts'
import { quoteKinds, quoteProducts, type QuoteKind } from '../../../src/domain/quote/products'
import type { Quote } from '../../../src/domain/quote/quote'
import type { Typed } from '../../../src/machines/quote/setup/events'
import { id } from '../../../src/domain/values/id'
import { scripted, type Answer } from '../../support/scripted-ports'
import { aCategory, fullForms } from '../../support/shop-builders'
import { startShop, type ShopScript } from './start-shop'

type Facts = { readonly kind: QuoteKind; readonly state: string; readonly category: string; readonly done: string }

/** Every form: its state, and the category that opens it. */
export const everyKind: readonly Facts[] = quoteKinds.map((kind) => ({
  kind,
  state: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
  category: quoteProducts[kind].category,
  done: quoteProducts[kind].done,
}))

/** The typed form of a kind as part of an event. */
export const typedOf = (kind: QuoteKind, forms: typeof fullForms = fullForms): Typed =>
  ({ kind, form: forms[kind] }) as unknown as Typed

export const quoteRequest = (kind: QuoteKind) => ({ type: 'request-quote', typed: typedOf(kind) }) as const

/** The form as a draft stores it. */
const draftOfKind = (kind: QuoteKind): Record<string, Draft> => ({
  [`${kind}-quote`]: { ...fullForms[kind] },
})

/** The shop at the form of a kind, with a draft; the quote call has scripted answers. */
export const startKind = ({ kind, category }: Facts, answers: readonly Answer<Quote>[], script: ShopScript = {}) =>
  startShop({
    category: '9',
    product: '101',
    categories: [aCategory({ id: id(9), name: category })],
    drafts: draftOfKind(kind),
    ...script,
    quote: { quote: scripted(...answers), ...script.quote },
  })
