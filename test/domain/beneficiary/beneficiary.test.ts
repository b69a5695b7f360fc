import fc from 'fast-check'
import {
  beneficiaryName,
  formOf,
  hasDetails,
  heldShares,
  relationshipName,
  wasAdded,
} from '../../../src/domain/beneficiary/beneficiary'
import { leftBy } from '../../../src/domain/beneficiary/shares'
import { shownPercentage } from '../../../src/domain/values/shown'
import { id } from '../../../src/domain/values/id'
import { percentage, percentText, sumOf } from '../../../src/domain/values/percentage'
import { aBeneficiary, aBeneficiaryForm, someDetails, someRelationships } from '../../support/beneficiary-builders'

const shares = fc.bigInt({ min: 0n, max: 1_000_000n }).map(percentage)

describe('a beneficiary', () => {
  test('[BEN-03] is the form that it was saved from', () => {
    const form = aBeneficiaryForm({ sharePercentage: '33.35' })
    expect(formOf({ id: id(1), ...someDetails(form) })).toEqual(form)
  })

  test.each(['surname', 'otherNames', 'relationshipType', 'mobileNo'] as const)(
    'has other details if %s differs',
    (field) => {
      const details = someDetails()
      expect(hasDetails(details)({ id: id(1), ...details })).toBe(true)
      expect(hasDetails(details)({ id: id(1), ...details, [field]: 'other' })).toBe(false)
      expect(hasDetails(details)({ id: id(1), ...details, share: percentage(1n) })).toBe(false)
    },
  )

  test('counts as added only if the list has one with its details that was not there before', () => {
    const details = someDetails()
    const twin = { id: id('1'), ...details }
    expect(wasAdded(details, [], [twin])).toBe(true)
    expect(wasAdded(details, [twin], [{ ...twin, id: id(1) }])).toBe(false)
    expect(wasAdded(details, [twin], [twin, { ...twin, id: id(2) }])).toBe(true)
    expect(wasAdded(details, [], [aBeneficiary()])).toBe(false)
  })

  test('is named by both names, or by the known one', () => {
    expect(beneficiaryName(aBeneficiary())).toBe('Relative Close')
    expect(beneficiaryName(aBeneficiary({ surname: undefined }))).toBe('Close')
    expect(beneficiaryName(aBeneficiary({ surname: '', otherNames: undefined }))).toBe('')
  })

  test('[BEN-08] is shown with the name of its relationship; an unknown code is shown as it is', () => {
    expect(relationshipName('IN_LAW', someRelationships)).toBe('In-law')
    expect(relationshipName('TUTOR', someRelationships)).toBe('TUTOR')
    expect(relationshipName(undefined, someRelationships)).toBeUndefined()
  })

  test('without a share counts as zero', () => {
    expect(heldShares([aBeneficiary({ share: undefined })])).toEqual([{ id: id(7), share: 0n }])
  })
})

describe('the rest of the shares', () => {
  test('[BEN-07] and the allocated shares add up to a hundred per cent, unless a server exceeds it', () => {
    fc.assert(
      fc.property(fc.array(shares, { maxLength: 40 }), (given) => {
        const [left, sum] = [leftBy(given), sumOf(given)]
        expect(left).toBe(sum > 10_000n ? 0n : percentage(10_000n - sum))
      }),
    )
  })
})

describe('a percentage for a field', () => {
  test.each([
    [0n, '0'],
    [1n, '0.01'],
    [1_250n, '12.5'],
    [10_000n, '100'],
    [3_305n, '33.05'],
  ])('%p is %s', (share, text) => {
    expect(percentText(percentage(share))).toBe(text)
    expect(shownPercentage(percentage(share))).toBe(`${text} %`)
  })

  test('is a dash if it is missing', () => {
    expect(shownPercentage(undefined)).toBe('-')
  })
})
