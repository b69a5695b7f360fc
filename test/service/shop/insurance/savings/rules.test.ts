import fc from 'fast-check'
import {
  savingsLines,
  savingsParts,
  savingsPremium,
  savingsViolations,
  type SavingsRequest,
} from '../../../../../src/service/shop/insurance/savings/rules'
import { product } from '../../../../support/products'
import { savingsPlan } from '../../../../support/savings-plan'
import { membersOf } from '../../../../support/violations'

const target = product(501)
const request: SavingsRequest = savingsPlan
const premium = (wanted: Partial<SavingsRequest>, of = target) => savingsPremium(of, { ...request, ...wanted })
const noCover = { lifeCover: 0, criticalIllnessCover: 0, permanentDisability: 0 }

describe('[COVER-06] the lines of a plan', () => {
  test('name what is put aside each month, the fee, the cover, and when it is paid', () => {
    expect(savingsLines(target, { ...request, sumAssured: 1_200_000 })).toEqual([
      ['You put aside', '₦100,000.00 a month for 12 months, ₦1,200,000.00 in all'],
      ['Fee', '₦12,000.00'],
      ['Cost of the cover', '₦4,300.00'],
      ['When you pay', 'All ₦1,216,300.00 at once by card, or in parts by mandate'],
    ])
    expect(savingsLines(target, { ...request, duration: 7 })[0]).toEqual([
      'You put aside',
      'About ₦142,857.14 a month for 7 months, ₦1,000,000.00 in all',
    ])
  })

  test('add up to the premium, to the kobo', () => {
    const sum = fc.integer({ min: 1, max: 10_000_000_000 }).map((kobo) => kobo / 100)
    const wanted = fc.record({
      duration: fc.integer({ min: 3, max: 12 }),
      sumAssured: sum,
      lifeCover: sum,
      criticalIllnessCover: sum,
      permanentDisability: sum,
    })
    fc.assert(
      fc.property(wanted, (one) => {
        const { saved, fee, cover, premium: whole } = savingsParts(target, { ...request, ...one })
        expect(saved + fee + cover).toBe(whole)
        expect(fee >= 0n && whole === premium(one)).toBe(true)
      }),
    )
  })
})

describe('a request', () => {
  const members = (wrong: Partial<SavingsRequest>, of = target) =>
    membersOf(savingsViolations(of, { ...request, ...wrong }))

  test.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('[SAVE-01] of %d months is accepted', (duration) => {
    expect(members({ duration })).toEqual([])
  })

  test.each([2, 13, 0, -3, 3.5, 1e9])('[SAVE-01] of %d months is rejected', (duration) => {
    expect(members({ duration })).toEqual(['duration'])
  })

  test.each([
    [{ signature: ' ' }, 'signature'],
    [{ sumAssured: 0 }, 'sumAssured'],
    [{ sumAssured: -1 }, 'sumAssured'],
    [{ sumAssured: 100_000_000.01 }, 'sumAssured'],
    [{ lifeCover: -1 }, 'lifeCover'],
    [{ criticalIllnessCover: 0.001 }, 'criticalIllnessCover'],
    [{ permanentDisability: 1e300 }, 'permanentDisability'],
    [{ frequency: 'Yearly' }, 'frequency'],
  ])('with %j is rejected with an error at that field', (wrong, field) => {
    expect(members(wrong)).toEqual([field])
  })

  test('is accepted for education and savings only, without covers and at the largest amount', () => {
    expect(members({}, product(601))).toEqual([])
    expect(members({ ...noCover, sumAssured: 100_000_000 })).toEqual([])
    expect(members({ frequency: ' monthly ' })).toEqual([])
    expect(members({}, product(401))).toEqual(['productId'])
    expect(membersOf(savingsViolations(undefined, request))).toEqual(['productId'])
  })
})
