import {
  activateUntil,
  activationAmount,
  activationOf,
  isWaiting,
} from '../../../../src/service/cover/mandate/activation'
import { bankById, bankByCode } from '../../../../src/service/kyc/banks'
import { accountNumberFits } from '../../../../src/domain/values/nuban'
import { day } from '../../../support/builders'

type MandateRow = Parameters<typeof activationOf>[0]

const until = new Date('2025-06-18T13:05:00Z')

/** A mandate that waits for its transfer. */
const waiting: MandateRow = {
  id: 4,
  customerId: '00000000-0000-4000-8000-000000000001',
  quoteId: 77,
  active: false,
  name: 'Car cover',
  email: 'customer@portal.test',
  phone: null,
  merchantCode: 'M-001',
  amount: 500_000n,
  fee: 10_050n,
  startDate: '2025-06-20',
  endDate: '2026-06-19',
  nextExecuteDate: '2025-06-20',
  source: 'Guaranty Trust Bank',
  gateWay: 'Gate',
  notificationType: 'Email',
  currency: 'NGN',
  frequency: 'Monthly',
  lastDigits: '4071',
  accountHash: null,
  activationAmount: 5_000n,
  activateUntil: until,
  lapsedAt: null,
  endedBecause: null,
  createdAt: new Date('2025-06-16T13:05:00Z'),
}

describe('[PAY-17: what to send] the transfer that activates a mandate', () => {
  test.each([
    ['215', 10_000n],
    ['032', 10_000n],
    ['068', 10_000n],
    ['058', 5_000n],
  ])('from the bank with the code %s is %s kobo', (cbnCode, amount) => {
    expect(activationAmount({ cbnCode })).toBe(amount)
  })

  test('may take so many seconds', () => {
    const now = new Date('2025-06-16T12:00:00Z')
    const cover = { from: day('2025-06-16'), to: day('2026-06-15') }
    expect(activateUntil(now, 172_800, cover)).toEqual(new Date('2025-06-18T12:00:00Z'))
  })

  test('may not arrive after the last day of cover in Lagos', () => {
    const cover = { from: day('2025-06-10'), to: day('2025-06-16') }
    expect(activateUntil(new Date('2025-06-16T12:00:00Z'), 172_800, cover)).toEqual(new Date('2025-06-16T23:00:00Z'))
  })

  test('is asked of the customer with its amount in naira, its time and the own account, masked', () => {
    expect(activationOf(waiting)).toMatchObject({
      amount: 50,
      until: '2025-06-18T13:05:00.000Z',
      from: { bank: 'Guaranty Trust Bank', accountNumber: '******4071' },
      lapsed: false,
    })
  })

  test('goes to accounts that no bank has, so that no real money does', () => {
    const accounts = activationOf(waiting)?.accounts ?? []
    expect(accounts.map(({ bank }) => bank)).toEqual(['Fidelity Bank', 'Union Bank of Nigeria'])
    const codes = ['070', bankById(27)?.cbnCode ?? '']
    expect(codes.map((code) => bankByCode(code)?.name)).toEqual(accounts.map(({ bank }) => bank))
    expect(accounts.map(({ accountNumber }, index) => accountNumberFits(codes[index] ?? '', accountNumber))).toEqual([
      false,
      false,
    ])
  })

  test('of an earlier version names no digits of the account', () => {
    expect(activationOf({ ...waiting, lastDigits: null })?.from?.accountNumber).toBe('******')
  })
})

describe('[PAY-17: what to send] a mandate', () => {
  const active = { ...waiting, active: true }
  const neverWaited = { ...waiting, activateUntil: null, activationAmount: null }
  const lapsed = { ...waiting, lapsedAt: until }

  test('waits while it is neither active nor lapsed', () => {
    expect([waiting, active, neverWaited, lapsed].map(isWaiting)).toEqual([true, false, false, false])
  })

  test('that is active, or never waited, asks for no transfer', () => {
    const lacking = [
      { ...waiting, activationAmount: null },
      { ...waiting, activateUntil: null },
    ]
    expect([active, neverWaited, ...lacking].map(activationOf)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('that has lapsed still says what was asked', () => {
    expect(activationOf(lapsed)).toMatchObject({ amount: 50, lapsed: true })
  })
})
