import type { Cover, CoverCategory, QuoteCall } from '../product/cover'
import { health } from './health/cover'
import { home } from './home/cover'
import { motor } from './motor/cover'
import { savings } from './savings/cover'
import { travel } from './travel/cover'

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
  | 'particulars'
  | 'term'
  | 'plates'
  | 'conditions'
  | 'chosenPeriod'
  | 'chosenEnd'
  | 'period'
  | 'subjects'
  | 'form'
  | 'renewal'
>

export const coverOf = (productId: number): StoredCover | undefined =>
  Object.values(covers).find(({ categories }) =>
    categories.some(({ products }) => products.some(({ id }) => id === productId)),
  )
