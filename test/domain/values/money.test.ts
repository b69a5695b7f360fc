import fc from 'fast-check'
import { isNone, none, some } from 'fp-ts/Option'
import {
  formatAmount,
  formatMoney,
  fromNaira,
  kobo,
  parseMoney,
  toNaira,
  withThousands,
} from '../../../src/domain/values/money'
import { amounts } from '../../support/arbitraries'

describe('money', () => {
  test.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [99n, '0.99'],
    [100n, '1.00'],
    [99_999n, '999.99'],
    [100_000n, '1,000.00'],
    [125_000_000n, '1,250,000.00'],
    [-5n, '-0.05'],
    [-123_456n, '-1,234.56'],
  ])('%s kobo is formatted as %s', (amount, text) => {
    expect(formatAmount(kobo(amount))).toBe(text)
    expect(formatMoney(kobo(amount))).toBe(text.startsWith('-') ? `-₦${text.slice(1)}` : `₦${text}`)
  })

  test('any amount up to a thousand billion naira is parsed back from its formatted text', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseMoney(formatMoney(amount))).toEqual(some(amount))
        expect(parseMoney(formatAmount(amount))).toEqual(some(amount))
        expect(parseMoney(formatAmount(amount).replace(/,/g, ''))).toEqual(some(amount))
      }),
    )
  })

  test('any amount up to a thousand billion naira survives the wire', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (amount, negative) => {
        const signed = kobo(negative ? -amount : amount)
        expect(fromNaira(toNaira(signed))).toEqual(some(signed))
        expect(fromNaira(JSON.parse(JSON.stringify(toNaira(signed))) as number)).toEqual(some(signed))
      }),
    )
  })

  test('sums of kobo are exact where sums of binary floats would not be', () => {
    expect(0.1 + 0.2).not.toBe(0.3)
    const sum = [0.1, 0.2].reduce((total, naira) => {
      const part = fromNaira(naira)
      return isNone(part) ? total : total + part.value
    }, 0n)
    expect(toNaira(kobo(sum))).toBe(0.3)
  })

  test.each([Number.NaN, Infinity, -Infinity, 0.001, 12.345, 1e15])('%s naira is not an amount', (naira) => {
    expect(fromNaira(naira)).toEqual(none)
  })

  test.each([
    ['1250000', 125_000_000n],
    ['1,250,000.5', 125_000_050n],
    ['₦1,250,000.50', 125_000_050n],
    ['  ₦ 7 ', 700n],
    ['0', 0n],
    ['007', 700n],
    ['1 000', 100_000n],
    ['1\u00a0250\u202f000.50', 125_000_050n],
  ])('parses %p', (text, amount) => {
    expect(parseMoney(text)).toEqual(some(amount))
  })

  test.each([
    '',
    ' ',
    '₦',
    'ten',
    '-5',
    '1.234',
    '1.',
    '.5',
    '1.2.3',
    '1e5',
    '1 00',
    '1  000',
    '1 000,000',
    '1.000,00',
    '$5',
    '₦₦5',
    '12,50',
    '1,,000',
    ',100',
    '1,0000',
  ])('does not parse %p', (text) => {
    expect(parseMoney(text)).toEqual(none)
  })

  test('any text is handled, and the parsed amount has the digits of the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^₦?[\d,. ]{0,12}$/)), (text) => {
        const read = parseMoney(text)
        if (isNone(read)) return
        const [whole = '', fraction = ''] = text.replace(/[^\d.]/g, '').split('.')
        expect(read.value).toBe(BigInt(`${whole}${fraction.padEnd(2, '0')}`))
      }),
    )
  })
})

describe('an amount of a customer', () => {
  test.each([
    ['5000000', 500_000_000n],
    ['5,000,000', 500_000_000n],
    ['₦5,000,000', 500_000_000n],
    ['5 000 000', 500_000_000n],
    ['5000000.50', 500_000_050n],
  ])('[TAP-09] %j is read', (typed, amount) => {
    expect(parseMoney(typed)).toEqual(some(amount))
  })

  test.each(['5m', '1e15', '-5', '5.000.000', '5000000,50'])('[TAP-09] %j is refused', (typed) => {
    expect(parseMoney(typed)).toEqual(none)
    expect(withThousands(typed)).toBe(typed)
  })

  test('[TAP-09] separators change how an amount is written, never the amount', () => {
    fc.assert(
      fc.property(fc.oneof(amounts.map(formatAmount), fc.stringMatching(/^ ?₦?[\d,. em-]{0,12}$/)), (typed) => {
        expect(parseMoney(withThousands(typed))).toEqual(parseMoney(typed))
      }),
    )
  })
})

test('thousands are read and grouped as by the patterns that say so at once', () => {
  const moneyText = /^(?:₦\s*)?(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)(?:\.(\d{1,2}))?$/
  const expected = (text: string): string => {
    const [, whole, decimals] = moneyText.exec(text) ?? []
    if (whole === undefined) return text
    const grouped = whole.replace(/[,\s]/g, '').replace(/\B(?=(\d{3})+$)/g, ',')
    return decimals === undefined ? grouped : `${grouped}.${decimals}`
  }
  const typed = fc.string({ unit: fc.constantFrom('1', '23', '456', '7890', ',', ' ', '.', '₦'), maxLength: 8 })
  fc.assert(
    fc.property(typed, (text) => {
      expect(withThousands(text.trim())).toBe(expected(text.trim()))
    }),
    { numRuns: 5_000 },
  )
})
