import { map } from 'fp-ts/Either'
import { flow } from 'fp-ts/function'
import { SAVINGS_DURATION_MONTHS, SAVINGS_FREQUENCY } from '../rules/constants'
import { parseFields, readAs } from '../rules/rule'
import { fromNullable } from 'fp-ts/Option'
import type { Id } from '../values/id'
import { naira, type Kobo } from '../values/money'
import { aboveZero, amount, upTo } from './amount'
import { fullName } from './full-name'
import { quoteMessages, savingsMessages } from './messages'
import type { QuoteProduct } from './quote-product'

/** The form of savings and education as it is typed; the duration is in months. */
export type SavingsForm = {
  readonly signature: string
  readonly duration: string
  readonly sumAssured: string
  readonly criticalIllnessCover: string
  readonly lifeCover: string
  readonly permanentDisability: string
}

/** The request for a savings or education quote, monthly: amounts in kobo, the duration in months. */
export type SavingsQuoteRequest = {
  readonly kind: 'savings'
  readonly signature: string
  readonly productId: Id
  readonly duration: number
  readonly sumAssured: Kobo
  readonly lifeCover: Kobo
  readonly criticalIllnessCover: Kobo
  readonly permanentDisability: Kobo
  readonly frequency: string
}

/** The largest sum assured, and the largest of each cover. The company's own figure. */
export const largestSum = naira(100_000_000)

const { minimum, maximum } = SAVINGS_DURATION_MONTHS

/** The durations that can be chosen, in months. */
export const durations: readonly number[] = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index)

/** The rules of the savings and education forms. */
const parse = parseFields({
  signature: fullName,
  duration: readAs(
    (typed) => fromNullable(durations.find((months) => String(months) === typed)),
    savingsMessages.duration,
  ),
  sumAssured: amount(savingsMessages.sumAssured, aboveZero(savingsMessages.sumAssured), upTo(largestSum)),
  criticalIllnessCover: amount(savingsMessages.criticalIllnessCover, upTo(largestSum)),
  lifeCover: amount(savingsMessages.lifeCover, upTo(largestSum)),
  permanentDisability: amount(savingsMessages.permanentDisability, upTo(largestSum)),
})

export const savings: QuoteProduct<SavingsForm, SavingsQuoteRequest> = {
  category: 'Savings Insurance',
  empty: {
    signature: '',
    duration: '',
    sumAssured: '',
    criticalIllnessCover: '',
    lifeCover: '',
    permanentDisability: '',
  },
  draft: {
    signature: 'store',
    duration: 'store',
    sumAssured: 'store',
    criticalIllnessCover: 'store',
    lifeCover: 'store',
    permanentDisability: 'store',
  },
  done: quoteMessages.done,
  parse: ({ productId }) =>
    flow(
      parse,
      map((fields) => ({ kind: 'savings', productId, frequency: SAVINGS_FREQUENCY, ...fields })),
    ),
}

/** Education has the fields of savings and uses the same call. */
export const education: typeof savings = { ...savings, category: 'Education Insurance' }
