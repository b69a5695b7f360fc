import { left } from 'fp-ts/Either'
import { none, some } from 'fp-ts/Option'
import { amount as amountOr, readAmount } from '../../../src/domain/quote/amount'
import { formatAmount, kobo } from '../../../src/domain/values/money'

const parse = amountOr('Missing')

describe('an amount of a quote', () => {
  test('[QUOTE-01] [TAP-09] text that is no number, and a number that is not exact on the wire, get the message', () => {
    for (const typed of ['5m', '1e15', '-5', '5.000.000', '5000000,50'])
      expect(parse(typed)).toEqual(left('Please provide a valid value'))
    expect(parse('ten')).toEqual(left('Please provide a valid value'))
    expect(parse('')).toEqual(left('Missing'))
    const largest = kobo(BigInt(Number.MAX_SAFE_INTEGER))
    expect(readAmount(formatAmount(largest))).toEqual(some(largest))
    expect(readAmount(formatAmount(kobo(largest + 1n)))).toEqual(none)
  })
})
