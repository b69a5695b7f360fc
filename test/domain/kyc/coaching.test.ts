import fc from 'fast-check'
import { isRight } from 'fp-ts/Either'
import { parseBankAccount } from '../../../src/domain/kyc/parts/bank-account'
import { parseBvn } from '../../../src/domain/kyc/parts/bvn'
import { accountLine, accountNumberHint, bvnHint, phoneHint } from '../../../src/domain/kyc/coaching'
import { id, idText } from '../../../src/domain/values/id'
import { withoutSeparators } from '../../../src/domain/values/separators'

const bank = { id: id(10), name: 'Guaranty Trust Bank', cbnCode: '058' }

describe('the hint for the account number', () => {
  test.each([
    ['', 'muted', '10 digits'],
    ['01080', 'muted', '5 of 10 digits'],
    [' 0108024071 ', 'muted', '10 digits'],
    ['01080240711', 'warning', 'An account number has 10 digits, but this has 11. Please check it.'],
    ['0108-02407', 'muted', '9 of 10 digits'],
    ['0108 024.071', 'muted', '10 digits'],
    ['0108O2407', 'warning', 'An account number has only digits. Please check it.'],
  ])('of %p is %s: %s', (typed, tone, text) => {
    expect(accountNumberHint(typed)).toEqual({ tone, text })
  })

  test('[KYC-06: rules] never blocks what the rules allow', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => withoutSeparators(text) !== ''),
        (nuban) => {
          expect(accountNumberHint(nuban).text).not.toBe('')
          expect(isRight(parseBankAccount([bank])({ accountType: '00', bankCode: idText(bank.id), nuban }))).toBe(true)
        },
      ),
    )
  })
})

describe('the line of the account look-up', () => {
  const wallet = { id: id(49), name: 'OPay', cbnCode: '999992' }
  const retried = 'We could not check this account now. Press Continue to try again.'

  test.each([
    [undefined, '0108024071', bank, undefined, undefined],
    ['asked', '0108024071', bank, undefined, undefined],
    ['pending', '0108024071', bank, 'muted', 'Checking the account…'],
    [
      'not-found',
      '0108024072',
      bank,
      'warning',
      'We found no account with this number at this bank. Please check both.',
    ],
    ['unanswered', ' 0108024071 ', bank, 'muted', retried],
    ['unanswered', '0108024072', bank, 'warning', 'This does not look like a number of this bank. Please check both.'],
    ['unanswered', '8031234567', wallet, 'muted', retried],
    ['unanswered', '0108024072', undefined, 'muted', retried],
  ] as const)('[KYC-17] for %p of %p at %j is %s: %s', (tag, typed, at, tone, text) => {
    expect(accountLine(tag && { tag }, typed, at)).toEqual(tone && { tone, text })
  })

  test('[KYC-17] shows the name that the bank returned', () => {
    const found = { tag: 'found', name: 'AMINA BELLO' } as const
    expect(accountLine(found, '0108024071', bank)).toEqual({ tone: 'good', text: 'AMINA BELLO' })
  })
})

describe('the hint for the BVN', () => {
  test.each([
    ['', 'example', '11 digits. Dial *565*0# from the phone number linked to your bank account to see it.'],
    ['222', 'muted', '3 of 11 digits'],
    ['22222222222', 'good', '11 digits'],
    ['222222222222', 'warning', 'A BVN has 11 digits, but this has 12. Please check it.'],
    ['2222222222a', 'warning', 'A BVN has only digits. Please check it.'],
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
    ['', 'good', 'example'],
    ['0803', undefined, 'example'],
    ['0803', 'unfinished', 'example'],
    ['08031234567', 'good', 'good'],
    ['0803123456789', 'too-long', 'warning'],
    ['00000000000', 'odd', 'warning'],
  ] as const)('of %p classified as %p is %s', (typed, look, tone) => {
    expect(phoneHint(typed, look).tone).toBe(tone)
  })
  test.each(['0201 463 0643', '+234 201 463 0643', '02014630643'])(
    '[KYC-23: landlines] of %s, a form that the portal has asked for, does not doubt it',
    (typed) => {
      expect(phoneHint(typed, 'odd')).toEqual({ tone: 'good', text: 'This looks like a landline in Lagos' })
    },
  )
})
