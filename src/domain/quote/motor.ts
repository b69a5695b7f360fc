import { map } from 'fp-ts/Either'
import { fromNullable } from 'fp-ts/Option'
import { flow, pipe } from 'fp-ts/function'
import { CAR_YEAR_MINIMUM_DIGITS, LONGEST, MOTOR_SIGNATURE } from '../rules/constants'
import { atMost, parseFields, readAs, required, satisfies, text, type FieldParser } from '../rules/rule'
import { idText, type Id } from '../values/id'
import { naira, type Kobo } from '../values/money'
import { plateOf } from '../values/plate'
import { hasLetterOrDigit } from '../values/visible-text'
import { aboveZero, amount, upTo } from './amount'
import { isCarYear } from './car-year'
import { motorMessages, quoteMessages } from './messages'
import type { QuoteChoices, QuoteProduct } from './quote-product'

/** The motor form as it is typed; make and model are ids as text. */
export type MotorForm = {
  readonly registrationNo: string
  readonly makeId: string
  readonly modelId: string
  readonly colour: string
  readonly manuYear: string
  readonly engineNo: string
  readonly chassisNo: string
  readonly value: string
  readonly bodyType: string
  readonly isCommercial: boolean
}

/** The request for a motor quote. The value is exact, in kobo. */
export type MotorQuoteRequest = {
  readonly kind: 'motor'
  readonly signature: string
  readonly productId: Id
  readonly registrationNo: string
  readonly makeId: Id
  readonly modelId: Id
  readonly colour: string
  readonly manuYear: string
  readonly engineNo: string
  readonly chassisNo: string
  readonly value: Kobo
  readonly bodyType: string
  readonly isCommercial: boolean
}

/** The largest value of one car. The company's own figure. */
export const largestCar = naira(200_000_000)

const idIn = (items: readonly { readonly id: Id }[], message: string): FieldParser<Id> =>
  readAs((typed) => fromNullable(items.find(({ id }) => idText(id) === typed)?.id), message)

/** The rules of the motor form. The price must be an amount; the year one that a car can be of. */
const parse = ({ makes, models, today }: QuoteChoices) =>
  parseFields({
    registrationNo: flow(
      text(satisfies(hasLetterOrDigit, motorMessages.registrationNo), atMost(LONGEST.registrationNo)),
      map(plateOf),
    ),
    makeId: idIn(makes, motorMessages.makeId),
    modelId: idIn(models, motorMessages.modelId),
    colour: text(required(motorMessages.colour), atMost(LONGEST.vehicleText)),
    manuYear: text(
      required(motorMessages.year),
      satisfies((year) => /^\d*$/.test(year.trim()), motorMessages.yearDigits),
      satisfies((year) => year.trim().length >= CAR_YEAR_MINIMUM_DIGITS, motorMessages.year),
      atMost(LONGEST.year),
      satisfies((year) => today === undefined || isCarYear(year.trim(), today), motorMessages.year),
    ),
    engineNo: text(required(motorMessages.engineNo), atMost(LONGEST.vehicleText)),
    chassisNo: text(required(motorMessages.chassisNo), atMost(LONGEST.vehicleText)),
    value: amount(motorMessages.value, aboveZero(motorMessages.value), upTo(largestCar)),
    bodyType: text(required(motorMessages.bodyType), atMost(LONGEST.vehicleText)),
  })

export const motor: QuoteProduct<MotorForm, MotorQuoteRequest> = {
  category: 'Motor Insurance',
  empty: {
    registrationNo: '',
    makeId: '',
    modelId: '',
    colour: '',
    manuYear: '',
    engineNo: '',
    chassisNo: '',
    value: '',
    bodyType: '',
    isCommercial: false,
  },
  draft: {
    registrationNo: 'store',
    makeId: 'store',
    modelId: 'store',
    colour: 'store',
    manuYear: 'store',
    engineNo: 'store',
    chassisNo: 'store',
    value: 'store',
    bodyType: 'store',
    isCommercial: 'store',
  },
  done: quoteMessages.done,
  parse: (choices) => (form) =>
    pipe(
      parse(choices)(form),
      map((fields) => ({
        kind: 'motor',
        signature: MOTOR_SIGNATURE,
        productId: choices.productId,
        isCommercial: form.isCommercial,
        ...fields,
      })),
    ),
}
