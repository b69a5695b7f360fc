import type { BodyOf } from '../../contract/endpoint'
import type { quoteCalls } from '../../contract/quote-calls'
import type { Cover, CoverCategory } from './cover'
import { health } from './covers/health'
import { home } from './covers/home'
import { motor } from './covers/motor'
import { savings } from './covers/savings'
import { travel } from './covers/travel'

export type QuoteCall = keyof typeof quoteCalls

type Covers = { readonly [Call in QuoteCall]: Cover<BodyOf<(typeof quoteCalls)[Call]>> }

/** The kinds of cover that the company sells, each by the call that gives a quote for it. */
export const covers: Covers = {
  vehicleQuote: motor,
  healthQuote: health,
  travelQuote: travel,
  homeQuote: home,
  savingsQuote: savings,
}

export const coverCategories: readonly CoverCategory[] = Object.values(covers).flatMap(({ categories }) => categories)

/** The cover that a product of that id belongs to. */
export const coverOf = (productId: number): Pick<Cover<never>, 'insured' | 'period'> | undefined =>
  Object.values(covers).find(({ categories }) =>
    categories.some(({ products }) => products.some(({ id }) => id === productId)),
  )
