import fc from 'fast-check'
import { left, right } from 'fp-ts/Either'
import { sharesOfOthers, shareRule } from '../../../src/domain/beneficiary/shares'
import { id } from '../../../src/domain/values/id'
import { percentage, sumOf, toPercentNumber } from '../../../src/domain/values/percentage'

const tooMuch = left('Shares cannot add up to more than 100 %')
const none = left('Please enter a percentage')
const shares = fc.bigInt({ min: 1n, max: 10_000n }).map(percentage)

describe('shares of beneficiaries', () => {
  test.each([
    [[], 1n, right(1n)],
    [[], 10_000n, right(10_000n)],
    [[], 10_001n, tooMuch],
    [[], 0n, none],
    [[], -1n, none],
    [[10_000n], 1n, tooMuch],
    [[9_999n], 1n, right(1n)],
    [[3_333n, 3_333n], 3_334n, right(3_334n)],
    [[3_333n, 3_333n], 3_335n, tooMuch],
    [[6_000n, 6_000n], 0n, none],
  ])('[BEN-07] beside %p, %p: %p', (others, share, verdict) => {
    expect(shareRule(others.map(percentage))(percentage(share))).toEqual(verdict)
  })

  test('[BEN-07] any shares that add up to a hundred per cent fit, but not a hundredth more', () => {
    fc.assert(
      fc.property(fc.array(shares, { maxLength: 40 }), (drawn) => {
        const others = drawn.filter((_, index) => sumOf(drawn.slice(0, index + 1)) < 10_000n)
        const rest = percentage(10_000n - sumOf(others))
        fc.pre(rest > 0n)
        expect(shareRule(others)(rest)).toEqual(right(rest))
        expect(shareRule(others)(percentage(rest + 1n))).toEqual(tooMuch)
      }),
    )
  })

  test('[BEN-07] the sum is exact: a thousand shares of 0.1 leave nothing, although their floats would', () => {
    const tenths = Array.from({ length: 1_000 }, () => percentage(10n))
    expect(tenths.map(toPercentNumber).reduce((total, share) => total + share, 0)).not.toBe(100)
    expect(shareRule(tenths.slice(1))(percentage(10n))).toEqual(right(10n))
    expect(shareRule(tenths)(percentage(1n))).toEqual(tooMuch)
  })

  const held = [
    { id: id(1), share: percentage(6_000n) },
    { id: id('two'), share: percentage(4_000n) },
  ]

  test('[BEN-07] an edit does not count its own old share', () => {
    expect(sharesOfOthers(held, id('two'))).toEqual([6_000n])
    expect(shareRule(sharesOfOthers(held, id('two')))(percentage(4_000n))).toEqual(right(4_000n))
    expect(shareRule(sharesOfOthers(held, id('two')))(percentage(4_001n))).toEqual(tooMuch)
  })

  test('[BEN-07] an id that is text in an address equals the same number', () => {
    expect(sharesOfOthers(held, id('1'))).toEqual([4_000n])
  })

  test('[BEN-07] for a new beneficiary all shares count', () => {
    expect(sharesOfOthers(held)).toEqual([6_000n, 4_000n])
    expect(shareRule(sharesOfOthers(held))(percentage(1n))).toEqual(tooMuch)
  })
})
