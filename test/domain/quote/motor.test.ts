import fc from 'fast-check'
import { isRight } from 'fp-ts/Either'
import { isSome } from 'fp-ts/Option'
import { largestCar, motor, type MotorForm } from '../../../src/domain/quote/motor'
import { formatAmount, parseMoney, toNaira } from '../../../src/domain/values/money'
import { amountsUpTo } from '../../support/arbitraries'
import { aMotorForm, someChoices } from '../../support/shop-builders'
import { failuresOf, valid } from '../../support/parsed'

const parse = motor.parse(someChoices)
const failures = (form: MotorForm) => failuresOf(parse(form))

describe('motor form', () => {
  test('[MOTOR-03] [FORM-02] every field but the checkbox has its message', () => {
    expect(failures(motor.empty)).toEqual({
      registrationNo: 'Please enter the registration number',
      makeId: 'Please select the vehicle make',
      modelId: 'Please select the vehicle model',
      colour: 'Please enter the colour',
      manuYear: 'Please enter a valid year of manufacture. eg : 2009',
      engineNo: 'Please enter the engine number',
      chassisNo: 'Please enter the chassis number',
      value: 'Please enter the price of the car',
      bodyType: 'Please enter the body type',
    })
    expect(isRight(parse(aMotorForm()))).toBe(true)
    expect(isRight(parse(aMotorForm({ isCommercial: true })))).toBe(true)
  })

  test.each([
    ['209', 'Please enter a valid year of manufacture. eg : 2009'],
    ['209 ', 'Please enter a valid year of manufacture. eg : 2009'],
    ['200x', 'Year contains invalid characters'],
    ['2009.5', 'Year contains invalid characters'],
    ['-2009', 'Year contains invalid characters'],
    ['two', 'Year contains invalid characters'],
  ])('[MOTOR-03] [FORM-02] a year of %p: %s', (manuYear, message) => {
    expect(failures(aMotorForm({ manuYear }))).toEqual({ manuYear: message })
  })

  test('[MOTOR-03] a year is valid exactly if it is four digits, from 1950 to the next one', () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.stringMatching(/^\s?\d{1,6}\s?$/),
      fc.integer({ min: 1940, max: 2040 }).map(String),
    )
    fc.assert(
      fc.property(typed, (manuYear) => {
        const year = manuYear.trim()
        const isYear =
          /^\d{4}$/.test(year) && Number(year) >= 1950 && Number(year) <= Number(someChoices.today?.slice(0, 4)) + 1
        expect(failures(aMotorForm({ manuYear }))['manuYear'] === undefined).toBe(isYear)
      }),
    )
  })

  test.each(['abc', '12,50', '1.234', '-5', '1e6', '₦', '1.234.567', '5m'])(
    '[QUOTE-01] [MOTOR-03] a price of %p is not a number',
    (value) => {
      expect(failures(aMotorForm({ value }))).toEqual({ value: 'Please provide a valid value' })
    },
  )

  test('[QUOTE-01] [COVER-04: largest sum] a price is valid exactly if it can be parsed as an amount from a kobo to the largest one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,12}(\.\d\d)?$/)), (value) => {
        const amount = parseMoney(value)
        const fits = isSome(amount) && amount.value > 0n && amount.value <= largestCar
        expect(isRight(parse(aMotorForm({ value })))).toBe(fits)
      }),
    )
  })
})

describe('motor quote', () => {
  test('[MOTOR-04] sends the typed values, trimmed, with the server’s ids and the fixed signature', () => {
    const spaced = aMotorForm({
      registrationNo: ' ABC-123DE ',
      colour: ' Blue',
      manuYear: ' 2009 ',
      engineNo: 'E-1 ',
      chassisNo: ' C-1',
      bodyType: ' Saloon ',
      isCommercial: true,
    })
    expect(valid(parse(spaced))).toEqual({
      kind: 'motor',
      signature: 'MOTOR',
      productId: 101,
      registrationNo: 'ABC-123DE',
      makeId: 5,
      modelId: 52,
      colour: 'Blue',
      manuYear: '2009',
      engineNo: 'E-1',
      chassisNo: 'C-1',
      value: 125_000_050n,
      bodyType: 'Saloon',
      isCommercial: true,
    })
    expect(valid(parse(aMotorForm({ makeId: 'h' }))).makeId).toBe('h')
  })

  test('[MOTOR-03] a make or a model that is not offered counts as not chosen', () => {
    expect(failures(aMotorForm({ makeId: '6' }))).toEqual({ makeId: 'Please select the vehicle make' })
    expect(failures(aMotorForm({ modelId: '5' }))).toEqual({ modelId: 'Please select the vehicle model' })
  })

  test('[QUOTE-01] the sent price is the typed price, with or without separators', () => {
    fc.assert(
      fc.property(amountsUpTo(largestCar), fc.boolean(), (amount, separated) => {
        const text = separated ? formatAmount(amount) : formatAmount(amount).replaceAll(',', '')
        const value = valid(parse(aMotorForm({ value: text }))).value
        expect(value).toBe(amount)
        expect(toNaira(value)).toBe(Number(text.replaceAll(',', '')))
      }),
    )
  })
})
