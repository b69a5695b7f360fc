import { isWalletIssuer, nubanFits } from '../../../src/domain/values/nuban'
import { bankByCode, bankById, banks } from '../../../src/service/kyc/banks'
import { publishedAccounts } from '../../support/published-accounts'

const unique = <T>(values: readonly T[]) => new Set(values).size === values.length

test('there are at least 25 deposit money banks and 10 other institutions', () => {
  const commercial = banks.slice(0, banks.findIndex(({ name }) => name === 'Zenith Bank') + 1)
  expect(commercial.length).toBeGreaterThanOrEqual(25)
  expect(commercial.every(({ cbnCode }) => /^\d{3}$/.test(cbnCode))).toBe(true)
  expect(banks.length - commercial.length).toBeGreaterThanOrEqual(10)
})

test('ids, codes and names are unique', () => {
  expect(unique(banks.map(({ id }) => id))).toBe(true)
  expect(unique(banks.map(({ cbnCode }) => cbnCode))).toBe(true)
  expect(unique(banks.map(({ name }) => name))).toBe(true)
})

test('the check digit can be calculated for every code', () => {
  for (const { cbnCode } of banks) {
    const fitting = Array.from({ length: 10 }, (_, digit) => `012345678${digit}`).filter((number) =>
      nubanFits(cbnCode, number),
    )
    expect(fitting).toHaveLength(1)
  }
})

test.each(publishedAccounts)(
  'the published account number of bank %s, %s, is valid for a bank on the list',
  (code, number) => {
    const bank = bankByCode(code)
    expect(bank?.cbnCode).toBe(code)
    expect(nubanFits(code, number)).toBe(true)
  },
)

test('a bank that was merged is not offered, and its id means the other one', () => {
  expect(bankByCode('102')).toBeUndefined()
  expect(bankById(26)).toBe(bankByCode('032'))
})

test('the institutions with a six-digit code are those whose account numbers are phone numbers', () => {
  expect(
    banks
      .filter(({ cbnCode }) => isWalletIssuer(cbnCode))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    '9 Payment Service Bank',
    'HopePSB',
    'MTN MoMo Payment Service Bank',
    'OPay',
    'Paga',
    'PalmPay',
    'SmartCash Payment Service Bank',
  ])
})

test('a bank is found by its code and by its id, as number or text', () => {
  expect(bankByCode('058')?.name).toBe('Guaranty Trust Bank')
  expect(bankById('10')).toBe(bankById(10))
  expect(bankById(10)?.cbnCode).toBe('058')
  expect(bankByCode('999')).toBeUndefined()
})
