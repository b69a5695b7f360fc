import type { Draft } from '../../../src/domain/drafts/drafts'
import type { QuoteKind } from '../../../src/domain/quote/forms'
import type { Quote } from '../../../src/domain/quote/quote'
import type { Typed } from '../../../src/machines/quote/events'
import type { QuotePort } from '../../../src/ports/quote-port'
import { id } from '../../../src/domain/values/id'
import { scripted, type Answer, type ScriptedPort } from '../../support/scripted-ports'
import { aCategory, fullForms } from '../../support/shop-builders'
import { startShop, type ShopScript } from './start-shop'

export type QuoteCall = 'motorQuote' | 'healthQuote' | 'travelQuote' | 'homeQuote' | 'savingsQuote'

type Facts = {
  readonly kind: QuoteKind
  readonly state: string
  readonly category: string
  readonly call: QuoteCall
  readonly done: string
}

const done = 'Quote was successfully generated'

/** The six forms: their state, the category that leads to them, and the call that they end in. */
export const everyKind: readonly Facts[] = [
  { kind: 'motor', state: 'Motor', category: 'Motor Insurance', call: 'motorQuote', done },
  { kind: 'health', state: 'Health', category: 'Health & Life Insurance', call: 'healthQuote', done },
  { kind: 'travel', state: 'Travel', category: 'Travel Insurance', call: 'travelQuote', done },
  { kind: 'home', state: 'Home', category: 'Home Insurance', call: 'homeQuote', done: 'Home quote generated successfully' },
  { kind: 'savings', state: 'Savings', category: 'Savings Insurance', call: 'savingsQuote', done },
  { kind: 'education', state: 'Education', category: 'Education Insurance', call: 'savingsQuote', done },
]

/** What was typed of a kind, as an event carries it. */
export const typedOf = (kind: QuoteKind, forms: typeof fullForms = fullForms): Typed =>
  ({ kind, form: forms[kind] }) as unknown as Typed

export const asks = (kind: QuoteKind) => ({ type: 'request-quote', typed: typedOf(kind) }) as const

/** The form as a draft keeps it. */
export const draftOfKind = (kind: QuoteKind): Record<string, Draft> => ({
  [`customer:${kind}-quote`]: { ...fullForms[kind] },
})

const answering = (call: QuoteCall, answers: readonly Answer<Quote>[]) =>
  ({ [call]: scripted(...answers) }) as unknown as Partial<ScriptedPort<QuotePort>>

/** The shop at the form of a kind, with what was typed before; the quote call answers as it is told. */
export const startKind = (
  { kind, category, call }: Facts,
  answers: readonly Answer<Quote>[],
  script: ShopScript = {},
) =>
  startShop({
    category: '9',
    product: '101',
    categories: [aCategory({ id: id(9), name: category })],
    drafts: draftOfKind(kind),
    ...script,
    quote: { ...answering(call, answers), ...script.quote },
  })
