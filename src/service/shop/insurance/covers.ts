import type { Cover, CoverCategory, QuoteCall } from './cover'
import { health } from './covers/health'
import { home } from './covers/home'
import { motor } from './covers/motor'
import { savings } from './covers/savings'
import { travel } from './covers/travel'

type Covers = { readonly [Call in QuoteCall]: Cover<Call> }

/** The kinds of cover that the company sells, by the call that returns a quote. */
export const covers: Covers = {
  vehicleQuote: motor,
  healthQuote: health,
  travelQuote: travel,
  homeQuote: home,
  savingsQuote: savings,
}

export const coverCategories: readonly CoverCategory[] = Object.values(covers).flatMap(({ categories }) => categories)

type StoredCover = Pick<
  Cover<QuoteCall>,
  'particulars' | 'plates' | 'conditions' | 'chosenPeriod' | 'period' | 'subjects' | 'renewal'
>

/** The cover of a product, by the product's id. */
export const coverOf = (productId: number): StoredCover | undefined =>
  Object.values(covers).find(({ categories }) =>
    categories.some(({ products }) => products.some(({ id }) => id === productId)),
  )
