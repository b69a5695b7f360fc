import fc from 'fast-check'
import { none, some } from 'fp-ts/Option'
import { amountIn, amountRules, readAmount } from '../../../src/domain/quote/amount'
import { formatAmount, formatMoney, kobo, toNaira } from '../../../src/domain/values/money'
import { amounts } from '../../support/arbitraries'
import { editMoney, withSeparators } from '../../../src/ui/components/fields/money-text'

const messagesOf = (text: string) =>
  amountRules('Missing')
    .map((rule) => rule(text))
    .filter((message) => message !== null)

describe('an amount of a quote', () => {
  test('[QUOTE-01] up to a thousand billion naira comes back from each way that it is written', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const plain = formatAmount(amount).replaceAll(',', '')
        for (const text of [plain, formatAmount(amount), formatMoney(amount)]) {
          expect(readAmount(text)).toEqual(some(amount))
          expect(amountIn(text)).toBe(amount)
          expect(messagesOf(text)).toEqual([])
        }
        expect(toNaira(amountIn(plain))).toBe(Number(plain))
      }),
    )
  })

  test('[QUOTE-01] typed into the field, it is the same amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const plain = formatAmount(amount).replaceAll(',', '')
        const typed = [...plain].reduce((before, key) => {
          const text = `${withSeparators(before)}${key}`
          return editMoney(before, text, { caret: text.length, removed: undefined }).plain
        }, '')
        expect(amountIn(typed)).toBe(amount)
      }),
    )
  })

  test('[QUOTE-01] text that is no number, and a number that no wire carries exactly, say so', () => {
    expect(messagesOf('ten')).toEqual(['Please provide a valid value'])
    expect(messagesOf('')[0]).toBe('Missing')
    const largest = kobo(BigInt(Number.MAX_SAFE_INTEGER))
    expect(readAmount(formatAmount(largest))).toEqual(some(largest))
    expect(readAmount(formatAmount(kobo(largest + 1n)))).toEqual(none)
    expect(amountIn('ten')).toBe(0n)
  })
})
