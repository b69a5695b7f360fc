import { SAVINGS_DURATION_MONTHS, SAVINGS_FREQUENCY } from '../rules/constants'
import { oneOf, required, validate } from '../rules/rule'
import type { Id } from '../values/id'
import type { Kobo } from '../values/money'
import { amountIn, amountRules } from './amount'
import { fullNameMessage, savingsMessages } from './messages'

/** The savings form, which is the education form too, as it is typed; the duration in months. */
export type SavingsForm = {
  readonly signature: string
  readonly duration: string
  readonly sumAssured: string
  readonly criticalIllnessCover: string
  readonly lifeCover: string
  readonly permanentDisability: string
}

export const emptySavings: SavingsForm = {
  signature: '',
  duration: '',
  sumAssured: '',
  criticalIllnessCover: '',
  lifeCover: '',
  permanentDisability: '',
}

const { minimum, maximum } = SAVINGS_DURATION_MONTHS

/** The months that savings can last. */
export const durations: readonly number[] = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index)

const durationTexts = durations.map(String)

/** The rules of the savings and education forms (requirement SAVE-01). */
export const checkSavings = validate<keyof SavingsForm>({
  signature: [required(fullNameMessage)],
  duration: [oneOf(durationTexts, savingsMessages.duration)],
  sumAssured: amountRules(savingsMessages.sumAssured),
  criticalIllnessCover: amountRules(savingsMessages.criticalIllnessCover),
  lifeCover: amountRules(savingsMessages.lifeCover),
  permanentDisability: amountRules(savingsMessages.permanentDisability),
})

/** A savings or education quote as it is asked for: amounts in kobo, the duration in months. */
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

/** The valid form as it is sent, monthly; both kinds go to the savings call (requirement SAVE-02). */
export const savingsQuoteOf = (form: SavingsForm, productId: Id): SavingsQuoteRequest => ({
  kind: 'savings',
  signature: form.signature.trim(),
  productId,
  duration: Number(form.duration),
  sumAssured: amountIn(form.sumAssured),
  lifeCover: amountIn(form.lifeCover),
  criticalIllnessCover: amountIn(form.criticalIllnessCover),
  permanentDisability: amountIn(form.permanentDisability),
  frequency: SAVINGS_FREQUENCY,
})
