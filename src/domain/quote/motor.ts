import { CAR_YEAR_MINIMUM_DIGITS, MOTOR_SIGNATURE } from '../rules/constants'
import { required, satisfies, validate } from '../rules/rule'
import { idText, type Id } from '../values/id'
import type { Kobo } from '../values/money'
import { amountIn, amountRules } from './amount'
import { motorMessages } from './messages'

export type VehicleMake = { readonly id: Id; readonly name: string }
export type VehicleModel = { readonly id: Id; readonly name: string }

/** The motor form as it is typed; make and model by their ids as text. */
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
type MotorField = Exclude<keyof MotorForm, 'isCommercial'>

export const emptyMotor: MotorForm = {
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
}

const rules = validate<MotorField>({
  registrationNo: [required(motorMessages.registrationNo)],
  makeId: [required(motorMessages.makeId)],
  modelId: [required(motorMessages.modelId)],
  colour: [required(motorMessages.colour)],
  manuYear: [
    required(motorMessages.year),
    satisfies((year) => /^\d*$/.test(year.trim()), motorMessages.yearDigits),
    satisfies((year) => year.trim().length >= CAR_YEAR_MINIMUM_DIGITS, motorMessages.year),
  ],
  engineNo: [required(motorMessages.engineNo)],
  chassisNo: [required(motorMessages.chassisNo)],
  value: amountRules(motorMessages.value),
  bodyType: [required(motorMessages.bodyType)],
})

/** The rules of the motor form (requirement MOTOR-03). The price must be an amount; the year four digits. */
export const checkMotor = (form: MotorForm) => rules(form)

/** A motor quote as it is asked for. The value is exact, in kobo. */
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

type Choices = {
  readonly productId: Id
  readonly makes: readonly VehicleMake[]
  readonly models: readonly VehicleModel[]
}

const chosen = (items: readonly { readonly id: Id }[], text: string): Id | undefined =>
  items.find((item) => idText(item.id) === text)?.id

/**
 * The valid form as it is sent (requirement MOTOR-04); `undefined` when make or model is none of those that were
 * offered.
 */
export const motorQuoteOf = (form: MotorForm, { productId, makes, models }: Choices): MotorQuoteRequest | undefined => {
  const makeId = chosen(makes, form.makeId)
  const modelId = chosen(models, form.modelId)
  if (makeId === undefined || modelId === undefined) return undefined
  return {
    kind: 'motor',
    signature: MOTOR_SIGNATURE,
    productId,
    registrationNo: form.registrationNo.trim(),
    makeId,
    modelId,
    colour: form.colour.trim(),
    manuYear: form.manuYear.trim(),
    engineNo: form.engineNo.trim(),
    chassisNo: form.chassisNo.trim(),
    value: amountIn(form.value),
    bodyType: form.bodyType.trim(),
    isCommercial: form.isCommercial,
  }
}
