import fc from 'fast-check'
import { accountNumberFits, nubanFits } from '../../../src/domain/values/nuban'
import { publishedAccounts } from '../../support/published-accounts'

describe('NUBAN', () => {
  test('one changed digit never fits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...publishedAccounts),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        ([bankCode, accountNumber], at, change) => {
          const digit = (Number(accountNumber[at]) + change) % 10
          const changed = accountNumber.slice(0, at) + String(digit) + accountNumber.slice(at + 1)
          expect(nubanFits(bankCode, changed)).toBe(false)
        },
      ),
    )
  })

  test('exactly one of the ten check digits fits, for any institution', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\d{3}|\d{5}|\d{6})$/), fc.stringMatching(/^\d{9}$/), (bankCode, serial) => {
        const fitting = Array.from({ length: 10 }, (_, digit) => nubanFits(bankCode, `${serial}${String(digit)}`))
        expect(fitting.filter(Boolean)).toHaveLength(1)
      }),
    )
  })

  test('the code of a five-digit institution is prefixed with 9', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5}$/), fc.stringMatching(/^\d{10}$/), (code, accountNumber) => {
        expect(nubanFits(code, accountNumber)).toBe(nubanFits(`9${code}`, accountNumber))
      }),
    )
  })

  test('any ten digits fit an issuer of wallets, whose numbers are phone numbers', () => {
    fc.assert(
      fc.property(fc.constantFrom('999992', '120001', '100002'), fc.stringMatching(/^\d{10}$/), (code, number) => {
        expect(accountNumberFits(code, number)).toBe(true)
        expect(accountNumberFits(code, number.slice(1))).toBe(false)
      }),
    )
  })

  test.each(publishedAccounts)('an account of bank %s has the check digit: %s', (code, number) => {
    expect(accountNumberFits(code, number)).toBe(true)
    expect(accountNumberFits(code.padStart(6, '0'), number)).toBe(true)
    expect(accountNumberFits(code, number.slice(0, 9) + String((Number(number[9]) + 1) % 10))).toBe(false)
  })

  test.each([
    ['011', '000001457'],
    ['011', '00000145790'],
    ['011', '000001457x'],
    ['11', '0000014579'],
    ['', '0000014579'],
    ['0110', '0000014579'],
    ['abc', '0000014579'],
    ['011', ''],
  ])('bank %p, account %p does not fit', (bankCode, accountNumber) => {
    expect(nubanFits(bankCode, accountNumber)).toBe(false)
  })
})
