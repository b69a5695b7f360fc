import fc from 'fast-check'
import { plateOf } from '../../../src/domain/values/plate'
import { hasLetter, visibleText } from '../../../src/domain/values/visible-text'

describe('[TAP-17: invisible characters] the visible text', () => {
  test.each([
    ['\u200b', ''],
    ['\u2060A\u200bda', 'Ada'],
    ['\u202eadA\u202c', 'adA'],
    ['\u2066Ada\u2069\u200e', 'Ada'],
    ['\u3164', ''],
    ['\u115f\u1160\uffa0', ''],
    ['A\u00adda', 'Ada'],
    ['\ufeffAda', 'Ada'],
    ['Ada\u0000\u0007\u007f\u009f', 'Ada'],
    ['Ada\ufe0f\u{e0041}\u{e007f}', 'Ada'],
    ['\ufff9Ada\ufffb\u2800', 'Ada'],
    ['1 Example Street\r\nLagos\tNigeria\u2028', '1 Example Street Lagos Nigeria '],
  ])('of %j is %j', (typed, seen) => {
    expect(visibleText(typed)).toBe(seen)
  })

  test.each([
    'Ọlábísí Ẹ̀bùn',
    'O’Neill-Àjàyí',
    'Ɗan Ƙano',
    'Jos\u0065\u0301',
    '王小明',
    'محمد',
    '12, Allen Avenue',
    '₦5,000',
    '😀',
  ])('of %s is itself', (typed) => {
    expect(visibleText(typed)).toBe(typed)
  })

  test('of the visible text is itself, and never longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const seen = visibleText(typed)
        return visibleText(seen) === seen && seen.length <= typed.length
      }),
    )
  })

  test.each([
    ['Ada', true],
    ['Ọ', true],
    ['王', true],
    ['123', false],
    ['- . !', false],
    ['', false],
    ['😀', false],
  ])('of somebody’s name, %j, has a letter: %p', (name, expected) => {
    expect(hasLetter(name)).toBe(expected)
  })
})

describe('[TAP-17: plates] a plate', () => {
  test.each([
    ['LND-482KJ', 'LND-482KJ'],
    ['lnd482kj', 'LND-482KJ'],
    [' lnd 482 kj ', 'LND-482KJ'],
    ['LND–482–KJ', 'LND-482KJ'],
    ['lnd.482.kj', 'LND-482KJ'],
    ['lnd-482-kj', 'LND-482KJ'],
    ['ab123-cde', 'AB123-CDE'],
    ['ab 123 cde', 'AB123CDE'],
    ['GOV 1', 'GOV1'],
    ['x', 'X'],
    ['', ''],
  ])('typed as %j is stored as %j', (typed, stored) => {
    expect(plateOf(typed)).toBe(stored)
    expect(plateOf(stored)).toBe(stored)
  })
})
