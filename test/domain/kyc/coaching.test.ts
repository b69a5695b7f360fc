import fc from 'fast-check'
import { isRight } from 'fp-ts/Either'
import { parseBankAccount } from '../../../src/domain/kyc/bank-account'
import { parseBvn } from '../../../src/domain/kyc/bvn'
import { accountNumberHint, bvnHint, phoneHint } from '../../../src/domain/kyc/coaching'
import { id, idText } from '../../../src/domain/values/id'

const bank = { id: id(10), name: 'Guaranty Trust Bank', cbnCode: '058' }

describe('the hint for the account number', () => {
  test.each([
    ['', bank, 'muted', '10 digits'],
    ['01080', bank, 'muted', '5 of 10 digits'],
    ['0108024071', undefined, 'muted', '10 digits'],
    [' 0108024071 ', bank, 'good', '10 digits, and they fit this bank'],
    [
      '0108024072',
      bank,
      'warning',
      'This does not look like a number of Guaranty Trust Bank. Please check it; if it is right, go on.',
    ],
    ['8031234567', { id: id(49), name: 'OPay', cbnCode: '999992' }, 'good', '10 digits'],
    ['01080240711', bank, 'warning', 'An account number has 10 digits, and this has 11. Please check it.'],
    ['0108-02407', bank, 'muted', '9 of 10 digits'],
    ['0108 024.071', bank, 'good', '10 digits, and they fit this bank'],
    ['0108O2407', bank, 'warning', 'An account number has digits only. Please check it.'],
  ])('of %p at %j is %s: %s', (typed, at, tone, text) => {
    expect(accountNumberHint(typed, at)).toEqual({ tone, text })
  })

  test('[KYC-06] never blocks what the rules allow', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''), (nuban) => {
        expect(accountNumberHint(nuban, bank).text).not.toBe('')
        expect(isRight(parseBankAccount([bank])({ accountType: '00', bankCode: idText(bank.id), nuban }))).toBe(true)
      }),
    )
  })
})

describe('the hint for the BVN', () => {
  test.each([
    ['', 'muted', '11 digits. Dial *565*0# on the phone number of your bank account to see it.'],
    ['222', 'muted', '3 of 11 digits'],
    ['22222222222', 'good', '11 digits'],
    ['222222222222', 'warning', 'A BVN has 11 digits, and this has 12. Please check it.'],
    ['2222222222a', 'warning', 'A BVN has digits only. Please check it.'],
  ])('of %p is %s: %s', (typed, tone, text) => {
    expect(bvnHint(typed)).toEqual({ tone, text })
  })

  test('[KYC-08] never blocks what the rules allow', () => {
    for (const bvn of ['222222222222', '2222222222a', 'eleven letters']) {
      expect(bvnHint(bvn).tone).toBe('warning')
      expect(isRight(parseBvn({ bvn }))).toBe(true)
    }
  })
})

describe('the hint for a phone number', () => {
  test.each([
    ['', 'good', 'muted'],
    ['0803', undefined, 'muted'],
    ['0803', 'unfinished', 'muted'],
    ['08031234567', 'good', 'good'],
    ['0803123456789', 'too-long', 'warning'],
    ['00000000000', 'odd', 'warning'],
  ] as const)('of %p classified as %p is %s', (typed, look, tone) => {
    expect(phoneHint(typed, look).tone).toBe(tone)
  })
})
