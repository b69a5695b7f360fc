import type { Category } from '../catalogue/catalogue'
import type { Parsed } from '../rules/rule'
import { health } from './health'
import { home } from './home'
import { motor } from './motor'
import type { QuoteChoices, QuoteProduct } from './quote-product'
import { education, savings } from './savings'
import { travel } from './travel'

/** The kinds of cover that the shop has a form for. Code that handles all of them iterates over this list. */
export const quoteProducts = {
  motor,
  health,
  travel,
  home,
  savings,
  education,
} as const

export type QuoteKind = keyof typeof quoteProducts
export const quoteKinds = Object.keys(quoteProducts) as readonly QuoteKind[]

/** The form of each kind as it is typed. */
export type QuoteForms = { readonly [Kind in QuoteKind]: (typeof quoteProducts)[Kind]['empty'] }

type RequestOf<Product> = Product extends QuoteProduct<infer _, infer Request> ? Request : never

/** The request for a quote; an education quote is a savings quote. */
export type QuoteRequest = RequestOf<(typeof quoteProducts)[QuoteKind]>

const byKind: { readonly [Kind in QuoteKind]: QuoteProduct<QuoteForms[Kind], QuoteRequest> } = quoteProducts

/** The request of a form of that kind, or its field failures. */
export const parseQuote = <Kind extends QuoteKind>(
  kind: Kind,
  form: QuoteForms[Kind],
  choices: QuoteChoices,
): Parsed<QuoteRequest> => byKind[kind].parse(choices)(form)

/** The kind of a category's products; `undefined` for a category without a form. */
export const quoteKindOf = ({ name }: Category): QuoteKind | undefined =>
  quoteKinds.find((kind) => quoteProducts[kind].category === name)

/** The forms before anything is typed: whoever buys is covered, until another name is typed. */
export const formsSignedBy = (ownName: string): QuoteForms =>
  Object.fromEntries(
    quoteKinds.map((kind) => {
      const { empty } = quoteProducts[kind]
      return [kind, 'signature' in empty ? { ...empty, signature: ownName } : empty]
    }),
  ) as QuoteForms

export const emptyForms = formsSignedBy('')
