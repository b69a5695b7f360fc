import fc from 'fast-check'
import { none, some } from 'fp-ts/Option'
import { dateInField, dateInWords, dateShown, monthNames, readDate } from '../../../src/domain/values/typed-date'
import { days } from '../../support/arbitraries'
import { day } from '../../support/builders'

describe('a typed date', () => {
  test.each([
    '31/01/1990',
    '31/1/1990',
    '31-1-1990',
    '31.01.1990',
    '31 1 1990',
    '31 / 01 / 1990',
    '31011990',
    '31 January 1990',
    '31 january, 1990',
    '31 Jan 1990',
    '31-jan-1990',
    '31Jan1990',
    ' 1990-01-31 ',
  ])('[KYC-15: typing] %p is read as 31 January 1990', (text) => {
    expect(readDate(text)).toEqual(some('1990-01-31'))
  })

  test.each([
    '',
    '31/01/90',
    '31/13/1990',
    '30/02/1990',
    '29/02/2025',
    '01/31/1990',
    '0/1/1990',
    '1990',
    '31 Januar y 1990',
    '31 Foo 1990',
    'January 31 1990',
    '1990-01-31T00:00:00',
    '19900131',
    '1/1/19900',
  ])('[KYC-15: typing] %p is invalid', (text) => {
    expect(readDate(text)).toEqual(none)
  })

  test('[KYC-15: typing] every date is parsed back from the field’s text, from words and from the wire', () => {
    fc.assert(
      fc.property(days, (date) => {
        expect(readDate(dateInField(date))).toEqual(some(date))
        expect(readDate(dateInField(date).replaceAll('/', ''))).toEqual(some(date))
        expect(readDate(dateInWords(date))).toEqual(some(date))
        expect(readDate(date)).toEqual(some(date))
      }),
    )
  })

  test('[KYC-15: typing] any typed text is either a date or is shown unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9/.\- ]{0,12}$/)), (text) => {
        const read = readDate(text)
        if (read._tag === 'Some') expect(dateInField(read.value)).toMatch(/^\d\d\/\d\d\/\d{4}$/)
        else expect(dateInField(text)).toBe(text)
      }),
    )
  })

  test('months have their names', () => {
    expect(monthNames).toHaveLength(12)
    expect(dateInWords(day('2024-02-09'))).toBe('9 February 2024')
  })
})

test('[TAP-11: one form, unbroken] a date on a screen has the name of its month, and no space at which a line breaks', () => {
  expect(dateShown(day('2024-02-09'))).toBe('9\u00a0February\u00a02024')
})
