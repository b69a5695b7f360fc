import fc from 'fast-check'
import { isRight } from 'fp-ts/Either'
import { durations, education, largestSum, savings } from '../../../src/domain/quote/savings'
import { formatAmount, toNaira } from '../../../src/domain/values/money'
import { amountsUpTo } from '../../support/arbitraries'
import { aSavingsForm, someChoices } from '../../support/shop-builders'
import { failuresOf, valid } from '../../support/parsed'

const parse = savings.parse(someChoices)

const covers = ['sumAssured', 'criticalIllnessCover', 'lifeCover', 'permanentDisability'] as const

describe('savings and education form', () => {
  test('[SAVE-01] [FORM-02] every field has its message', () => {
    expect(failuresOf(parse(savings.empty))).toEqual({
      signature: 'Please enter full name',
      duration: 'Please select a duration for savings',
      sumAssured: 'Please enter a sum assured amount',
      criticalIllnessCover: 'Please enter a critical illness cover amount',
      lifeCover: 'Please enter a life cover amount',
      permanentDisability: 'Please enter an permanent disablility amount',
    })
    expect(failuresOf(parse(aSavingsForm()))).toEqual({})
  })

  test('[SAVE-01] the durations are 3 to 12 months', () => {
    expect(durations).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -20, max: 20 }).map(String), fc.string({ maxLength: 3 })), (duration) => {
        const fits = /^\d+$/.test(duration) && String(Number(duration)) === duration
        const within = Number(duration) >= 3 && Number(duration) <= 12
        expect(isRight(parse(aSavingsForm({ duration })))).toBe(fits && within)
      }),
    )
  })

  test.each(covers)('[QUOTE-01] a %s that is not a number gets its message', (field) => {
    for (const text of ['abc', '12,50', '-5', '1e6', '1.234'])
      expect(failuresOf(parse(aSavingsForm({ [field]: text })))).toEqual({ [field]: 'Please provide a valid value' })
  })
})

const amounts = amountsUpTo(largestSum)

test('[SAVE-02] [QUOTE-01] sends months and exact amounts, and the fixed frequency', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, amounts, fc.constantFrom(...durations), (a, b, c, d, months) => {
      const [sumAssured, criticalIllnessCover, lifeCover, permanentDisability] = [a, b, c, d].map(formatAmount)
      const form = { sumAssured, criticalIllnessCover, lifeCover, permanentDisability, duration: String(months) }
      const typed = aSavingsForm(form as Partial<ReturnType<typeof aSavingsForm>>)
      const request = valid(parse(typed))
      expect(valid(education.parse(someChoices)(typed))).toEqual(request)
      expect(request).toEqual({
        kind: 'savings',
        signature: 'First Last',
        productId: 101,
        duration: months,
        sumAssured: a,
        criticalIllnessCover: b,
        lifeCover: c,
        permanentDisability: d,
        frequency: 'Monthly',
      })
      expect(toNaira(request.sumAssured)).toBe(Number(String(sumAssured).replaceAll(',', '')))
    }),
  )
})
