import { isNone, isSome } from 'fp-ts/Option'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { fromNaira, kobo, type Kobo } from '../../domain/values/money'
import type { Product } from '../catalogue/product'
import { violation, type Violation } from '../wire/errors'
import { motorRates } from './motor-rates'
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
const MAXIMUM_VEHICLES = 20
const OLDEST_YEAR = 1950

const texts = {
  registrationNo: 'Please enter the registration number',
  chassisNo: 'Please enter the chassis number',
  engineNo: 'Please enter the engine number',
  bodyType: 'Please enter the body type',
  colour: 'Please enter the colour',
} as const

/** A year up to the next one: new models are sold a year ahead. */
const yearFits = (text: string, today: CalendarDate): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= OLDEST_YEAR && Number(text) <= Number(today.slice(0, 4)) + 1

const ofVehicle = (vehicle: Vehicle, index: number, today: CalendarDate): readonly (Violation | null)[] => {
  const member = (field: keyof Vehicle) => `vehicles[${index}].${field}`
  const value = fromNaira(vehicle.value)
  const make = makeById(vehicle.makeId)
  return [
    ...(Object.keys(texts) as (keyof typeof texts)[]).map((field) =>
      vehicle[field].trim() === '' ? violation(member(field), texts[field]) : null,
    ),
    make === undefined ? violation(member('makeId'), 'Please select the vehicle make') : null,
    make !== undefined && modelById(make, vehicle.modelId) === undefined
      ? violation(member('modelId'), 'Please select the vehicle model')
      : null,
    yearFits(vehicle.manuYear.trim(), today)
      ? null
      : violation(member('manuYear'), 'Please enter a valid year of manufacture. eg : 2009'),
    isNone(value) || value.value <= 0n ? violation(member('value'), 'Please enter the price of the car') : null,
  ]
}

/** The violations of a request for motor cover. `today` is the day in Lagos. */
export const motorViolations = (
  product: Product | undefined,
  vehicles: readonly Vehicle[],
  today: CalendarDate,
): readonly (Violation | null)[] => [
  product?.categoryId === MOTOR_CATEGORY ? null : violation('productId', 'Please choose a motor product.'),
  vehicles.length >= 1 && vehicles.length <= MAXIMUM_VEHICLES
    ? null
    : violation('vehicles', `Please name from 1 to ${MAXIMUM_VEHICLES} vehicles.`),
  ...vehicles.flatMap((vehicle, index) => ofVehicle(vehicle, index, today)),
]

const half = 50n

/** The premium of one vehicle, rounded to the nearest kobo. */
const vehiclePremium = (product: Product, vehicle: Vehicle): bigint => {
  if (product.subCode === 'ThirdParty')
    return vehicle.isCommercial ? motorRates.thirdPartyKobo.commercial : motorRates.thirdPartyKobo.private
  const value = fromNaira(vehicle.value)
  return isSome(value) ? (value.value * motorRates.comprehensivePerCent + half) / 100n : 0n
}

/** The premium of a valid request; at least one kobo. */
export const motorPremium = (product: Product, vehicles: readonly Vehicle[]): Kobo => {
  const sum = vehicles.reduce((total, vehicle) => total + vehiclePremium(product, vehicle), 0n)
  return kobo(sum > 0n ? sum : 1n)
}
