import fc from 'fast-check'
import { withoutSeparators } from '../../../src/domain/values/separators'

describe('separators', () => {
  test.each([
    ['0123456789', '0123456789'],
    [' 0123 456 789 ', '0123456789'],
    ['012-345-6789', '0123456789'],
    ['012.345.6789', '0123456789'],
    ['012\u2013345\u00a06789', '0123456789'],
    ['\u202a+234 803 123 4567\u202c', '+2348031234567'],
    ['12 / 30', '12/30'],
    ['- . -', ''],
    ['01O2,3', '01O2,3'],
  ])('[TAP-06] %j is read as %j', (typed, read) => {
    expect(withoutSeparators(typed)).toBe(read)
  })

  test('[TAP-06] the digits and their order are as typed, wherever separators stand', () => {
    const separator = fc.string({ unit: fc.constantFrom(' ', '-', '.', '\u00a0', '\u2011', '\t'), maxLength: 3 })
    const digit = fc.constantFrom(...Array.from('0123456789'))
    fc.assert(
      fc.property(fc.array(fc.tuple(separator, digit), { maxLength: 20 }), separator, (typed, end) => {
        const text = typed.flat().join('') + end
        expect(withoutSeparators(text)).toBe(typed.map(([, character]) => character).join(''))
      }),
    )
  })
})
