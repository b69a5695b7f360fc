import { addAppliance } from '../../../src/domain/quote/appliances'
import { home } from '../../../src/domain/quote/home'
import { motor } from '../../../src/domain/quote/motor'
import { savings } from '../../../src/domain/quote/savings'
import { isLeft, isRight, type Either } from 'fp-ts/Either'
import { failuresOf } from '../../support/parsed'
import { aHomeForm, aMotorForm, aSavingsForm, someChoices } from '../../support/shop-builders'

/** Every field in which an amount is typed, as the result of its form. */
const fields: readonly (readonly [name: string, parse: (typed: string) => Either<unknown, unknown>])[] = [
  ['the price of a car', (value) => motor.parse(someChoices)(aMotorForm({ value }))],
  ['the value of a building', (buildingValue) => home.parse(someChoices)(aHomeForm({ buildingValue }))],
  ['the value of an appliance', (itemValue) => addAppliance([], { itemDesc: 'Television', itemValue })],
  ...(['sumAssured', 'criticalIllnessCover', 'lifeCover', 'permanentDisability'] as const).map(
    (field) => [field, (typed: string) => savings.parse(someChoices)(aSavingsForm({ [field]: typed }))] as const,
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

const value = (typed: string) => motor.parse(someChoices)(aMotorForm({ value: typed }))
const buildingValue = (typed: string) => home.parse(someChoices)(aHomeForm({ buildingValue: typed }))
const sum = (field: string) => (typed: string) => savings.parse(someChoices)(aSavingsForm({ [field]: typed }))

/** Every insured sum with its largest amount. */
const sums = [
  ['value', value, '200,000,000', '200,000,001'],
  ['buildingValue', buildingValue, '1,000,000,000', '1,000,000,001'],
  ['sumAssured', sum('sumAssured'), '100,000,000', '100,000,000.01'],
  ['criticalIllnessCover', sum('criticalIllnessCover'), '100,000,000', '100,000,000.01'],
  ['lifeCover', sum('lifeCover'), '100,000,000', '100,000,000.01'],
  ['permanentDisability', sum('permanentDisability'), '100,000,000', '99999999999999999999'],
] as const

test.each(sums)('[COVER-04: largest sum] the message about the largest %s names it', (field, parse, largest, more) => {
  expect(failuresOf(parse(largest))).toEqual({})
  expect(failuresOf(parse(more))).toEqual({
    [field]: `Please enter at most ₦${largest}. For more, please write to us.`,
  })
})

test('a sum of nothing is refused at its field; a cover may be left at zero', () => {
  expect(failuresOf(value('0'))).toEqual({ value: 'Please enter the price of the car' })
  expect(failuresOf(buildingValue('₦0'))).toEqual({ buildingValue: 'Please enter a valid building value' })
  expect(failuresOf(sum('sumAssured')('0.00'))).toEqual({ sumAssured: 'Please enter a sum assured amount' })
  expect(failuresOf(sum('lifeCover')('0'))).toEqual({})
})
