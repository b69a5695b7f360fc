import type { CalendarDate } from '../../../../domain/values/calendar-date'
import { isCarYear } from '../../../../domain/quote/car-year'
import { motorMessages } from '../../../../domain/quote/messages'
import { largestCar } from '../../../../domain/quote/motor'
import type { Kobo } from '../../../../domain/values/money'
import { hasLetterOrDigit } from '../../../../domain/values/visible-text'
import type { Product } from '../../product/product'
import { violation, type Violation } from '../../../wire/errors'
import { amountOf, atLeast, exact, rounded, shareOf, sumOf, sumViolation, type Exact } from '../../product/amounts'
import { motorRates } from './rates'
import { makeById, modelById } from './vehicles'

export type Vehicle = {
  readonly registrationNo: string
  readonly makeId: string | number
  readonly modelId: string | number
  readonly chassisNo: string
  readonly engineNo: string
  readonly bodyType: string
  readonly colour: string
  readonly manuYear: string
  readonly value: number
  readonly isCommercial: boolean
}

const MOTOR_CATEGORY = 1
const texts = {
  chassisNo: 'Please enter the chassis number',
  engineNo: 'Please enter the engine number',
  bodyType: 'Please enter the body type',
  colour: 'Please enter the colour',
} as const

const ofVehicle = (vehicle: Vehicle, index: number, today: CalendarDate): readonly (Violation | null)[] => {
  const member = (field: keyof Vehicle) => `vehicles[${index}].${field}`
  const make = makeById(vehicle.makeId)
  return [
    hasLetterOrDigit(vehicle.registrationNo) ? null : violation(member('registrationNo'), motorMessages.registrationNo),
    ...(Object.keys(texts) as (keyof typeof texts)[]).map((field) =>
      vehicle[field].trim() === '' ? violation(member(field), texts[field]) : null,
    ),
    make === undefined ? violation(member('makeId'), 'Please select the vehicle make') : null,
    make !== undefined && modelById(make, vehicle.modelId) === undefined
      ? violation(member('modelId'), 'Please select the vehicle model')
      : null,
    isCarYear(vehicle.manuYear.trim(), today) ? null : violation(member('manuYear'), motorMessages.year),
    sumViolation(member('value'), vehicle.value, { missing: motorMessages.value, largest: largestCar }),
  ]
}

/** The violations of a request for motor cover. `today` is the day in Lagos. */
export const motorViolations = (
  product: Product | undefined,
  vehicles: readonly Vehicle[],
  today: CalendarDate,
): readonly (Violation | null)[] => [
  product?.categoryId === MOTOR_CATEGORY ? null : violation('productId', 'Please choose a motor product.'),
  vehicles.length >= 1 ? null : violation('vehicles', 'Please name at least one vehicle.'),
  ...vehicles.flatMap((vehicle, index) => ofVehicle(vehicle, index, today)),
]

/** The price of one vehicle: flat, or a share of its value that is never less than that. */
const priceOf = (product: Product, vehicle: Vehicle): Exact => {
  const least = motorRates.least[vehicle.isCommercial ? 'commercial' : 'private']
  if (product.subCode === 'ThirdParty') return exact(least)
  return atLeast(least, shareOf(amountOf(vehicle.value) ?? 0n, motorRates.comprehensive))
}

/** The premium of a valid request: the sum of its vehicles. */
export const motorPremium = (product: Product, vehicles: readonly Vehicle[]): Kobo =>
  rounded(sumOf(vehicles.map((vehicle) => priceOf(product, vehicle))))
