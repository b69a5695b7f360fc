import { required, satisfies, validate } from '../rules/rule'
import type { Id } from '../values/id'
import type { Kobo } from '../values/money'
import { amountIn, amountRules } from './amount'
import type { Appliance } from './appliances'
import { buildingMessages, fullNameMessage } from './messages'

/** The home form as it is typed, without its appliances; the field labelled address is the location. */
export type HomeForm = {
  readonly signature: string
  readonly state: string
  readonly city: string
  readonly location: string
  readonly buildingValue: string
  readonly description: string
}

export const emptyHome: HomeForm = {
  signature: '',
  state: '',
  city: '',
  location: '',
  buildingValue: '',
  description: '',
}

/** The rules of the home form (requirement HOMEQ-01). The value of the building has digits only: no kobo. */
export const checkHome = validate<keyof HomeForm>({
  signature: [required(fullNameMessage)],
  state: [required(buildingMessages.state)],
  city: [required(buildingMessages.city)],
  location: [required(buildingMessages.location)],
  buildingValue: [
    satisfies((value) => /^\d+$/.test(value.trim()), buildingMessages.buildingValue),
    ...amountRules(buildingMessages.buildingValue),
  ],
  description: [required(buildingMessages.description)],
})

/** A home quote as it is asked for: one building, amounts in kobo. */
export type HomeQuoteRequest = {
  readonly kind: 'home'
  readonly signature: string
  readonly productId: Id
  readonly description: string
  readonly buildingValue: Kobo
  readonly city: string
  readonly location: string
  readonly state: string
  readonly items: readonly Appliance[]
}

/** The valid form and its appliances as they are sent (requirement HOMEQ-06). */
export const homeQuoteOf = (form: HomeForm, productId: Id, items: readonly Appliance[]): HomeQuoteRequest => ({
  kind: 'home',
  signature: form.signature.trim(),
  productId,
  description: form.description.trim(),
  buildingValue: amountIn(form.buildingValue),
  city: form.city.trim(),
  location: form.location.trim(),
  state: form.state.trim(),
  items,
})
