import { addAppliance } from '../../../src/domain/quote/appliances'
import { home } from '../../../src/domain/quote/home'
import { motor } from '../../../src/domain/quote/motor'
import { savings } from '../../../src/domain/quote/savings'
import { isLeft, isRight, type Either } from 'fp-ts/Either'
import { aHomeForm, aMotorForm, aSavingsForm, someChoices } from '../../support/shop-builders'

/** Every field in which an amount is typed, as the result of its form. */
const fields: readonly (readonly [name: string, parse: (typed: string) => Either<unknown, unknown>])[] = [
  ['the price of a car', (value) => motor.parse(someChoices)(aMotorForm({ value }))],
  ['the value of a building', (buildingValue) => home.parse(someChoices)(aHomeForm({ buildingValue }))],
  ['the value of an appliance', (itemValue) => addAppliance([], { itemDesc: 'Television', itemValue })],
  ...(['sumAssured', 'criticalIllnessCover', 'lifeCover', 'permanentDisability'] as const).map(
    (field) =>
      [field, (typed: string) => savings.parse(someChoices)(aSavingsForm({ [field]: typed }))] as const,
  ),
]

describe.each(fields)('%s', (_, parse) => {
  test.each(['50000', '50,000', '₦50,000', '50 000'])('[TAP-09] of %j is taken', (typed) => {
    expect(isRight(parse(typed))).toBe(true)
  })

  test.each(['5m', '1e15', '-5', '50.000.000', '50000,50'])('[TAP-09] of %j is refused', (typed) => {
    expect(isLeft(parse(typed))).toBe(true)
  })
})
