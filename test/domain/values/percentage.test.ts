import fc from 'fast-check'
import { isNone, some } from 'fp-ts/Option'
import {
  fromPercentNumber,
  parsePercentage,
  percentage,
  sumOf,
  toPercentNumber,
} from '../../../src/domain/values/percentage'

const hundredths = fc.bigInt({ min: 0n, max: 10_000_000n })

describe('percentages', () => {
  test.each([
    ['0', 0n],
    ['7', 700n],
    [' 12.5 ', 1_250n],
    ['12.05', 1_205n],
    ['33.33', 3_333n],
    ['100.00', 10_000n],
    ['007', 700n],
  ])('%p is parsed', (text, expected) => {
    expect(parsePercentage(text)).toEqual(some(expected))
  })

  test.each(['', ' ', '.5', '5.', '-1', '+1', '1,5', '12.345', '1e1', '5 %', 'NaN', '٣', '1'.repeat(10)])(
    '%p is invalid',
    (text) => {
      expect(isNone(parsePercentage(text))).toBe(true)
    },
  )

  test.each([-1, 0.001, 1e-7, 1e21, Number.NaN, Number.POSITIVE_INFINITY])('the number %p is invalid', (number) => {
    expect(isNone(fromPercentNumber(number))).toBe(true)
  })

  test('a text with two decimals is parsed back, and so is the number on the wire', () => {
    fc.assert(
      fc.property(hundredths, (count) => {
        const digits = String(count).padStart(3, '0')
        expect(parsePercentage(`${digits.slice(0, -2)}.${digits.slice(-2)}`)).toEqual(some(count))
        expect(fromPercentNumber(toPercentNumber(percentage(count)))).toEqual(some(count))
      }),
    )
  })

  test('sums are exact where binary fractions would not be', () => {
    const tenth = percentage(10n)
    expect(sumOf([tenth, tenth, tenth])).toBe(30n)
    expect(0.1 + 0.1 + 0.1).not.toBe(0.3)
  })
})
