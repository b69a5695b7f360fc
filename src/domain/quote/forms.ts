import type { Category } from '../catalogue/catalogue'
import type { DraftFlow } from '../drafts/drafts'
import { emptyHealth, type HealthForm, type HealthQuoteRequest } from './health'
import { emptyHome, type HomeForm, type HomeQuoteRequest } from './home'
import { quoteMessages } from './messages'
import { emptyMotor, type MotorForm, type MotorQuoteRequest } from './motor'
import { emptySavings, type SavingsForm, type SavingsQuoteRequest } from './savings'
import { emptyTravel, type TravelForm, type TravelQuoteRequest } from './travel'

/** The six quote forms. Education has the fields of savings, and its own form all the same. */
export type QuoteForms = {
  readonly motor: MotorForm
  readonly health: HealthForm
  readonly travel: TravelForm
  readonly home: HomeForm
  readonly savings: SavingsForm
  readonly education: SavingsForm
}
export type QuoteKind = keyof QuoteForms

/** What is asked for; an education quote is a savings quote. */
export type QuoteRequest =
  | MotorQuoteRequest
  | HealthQuoteRequest
  | TravelQuoteRequest
  | HomeQuoteRequest
  | SavingsQuoteRequest

export const emptyForms: QuoteForms = {
  motor: emptyMotor,
  health: emptyHealth,
  travel: emptyTravel,
  home: emptyHome,
  savings: emptySavings,
  education: emptySavings,
}

const kinds: ReadonlyMap<string, QuoteKind> = new Map([
  ['Motor Insurance', 'motor'],
  ['Health & Life Insurance', 'health'],
  ['Travel Insurance', 'travel'],
  ['Home Insurance', 'home'],
  ['Savings Insurance', 'savings'],
  ['Education Insurance', 'education'],
])

/**
 * The quote form that a category's products have, by the category's name; none for a category that has no form
 * (requirement BUY-03).
 */
export const quoteKindOf = ({ name }: Category): QuoteKind | undefined => kinds.get(name)

/** Under which name what was typed is kept. */
export const draftFlowOf = (kind: QuoteKind): DraftFlow => `${kind}-quote`

/** What a quote is greeted with (requirements QUOTE-02 and HOMEQ-06). */
export const doneMessageOf = (kind: QuoteKind): string => (kind === 'home' ? quoteMessages.homeDone : quoteMessages.done)
