import type { Activation } from '../../src/domain/mandate/activation'
import type { Arrears } from '../../src/domain/mandate/arrears'
import type { Mandate } from '../../src/domain/mandate/mandate'
import type { Order } from '../../src/domain/order/order'
import { id } from '../../src/domain/values/id'
import { kobo } from '../../src/domain/values/money'
import { day } from './builders'
import { anOrder, aQuote } from './shop-builders'

/** What a new mandate waits for. */
export const anActivation = (differences: Partial<Activation> = {}): Activation => ({
  accounts: [
    { bank: 'Fidelity Bank', accountNumber: '9000000001' },
    { bank: 'Union Bank of Nigeria', accountNumber: '9000000002' },
  ],
  amount: kobo(5_000n),
  until: '2025-06-18T13:05:00Z',
  from: { bank: 'Guaranty Trust Bank', accountNumber: '******4071' },
  hasLapsed: false,
  because: undefined,
  ...differences,
})

/** What is owed for a suspended cover. */
export const someArrears = (differences: Partial<Arrears> = {}): Arrears => ({
  quoteId: id(77),
  amount: kobo(1_000_000n),
  until: day('2025-07-16'),
  ...differences,
})

/** What is owed for a suspended cover, as the server has it. */
export const anArrearsOrder = (amount = 1_000_000n): Order =>
  anOrder({
    ...{ isArrears: true, form: undefined, details: [], totalPremium: kobo(amount) },
    product: { ...aQuote().product, price: kobo(amount) },
    ...{ coverFrom: undefined, coverTo: undefined, validUntil: undefined, categoryId: undefined, priceUnit: undefined },
  })

export const aMandate = (differences: Partial<Mandate> = {}): Mandate => ({
  id: id(4),
  isActive: true,
  name: 'Car cover',
  email: 'customer@portal.test',
  phone: '+2348031234567',
  merchantCode: 'M-001',
  fee: kobo(10_050n),
  gateway: 'Gate',
  notificationType: 'Email',
  nextExecuteDate: '2024-02-05',
  productDescription: 'All that can happen to a car',
  amount: kobo(500_000n),
  currency: 'NGN',
  source: 'Bank account',
  frequency: 'Monthly',
  startDate: '2024-01-05T00:00:00',
  endDate: '2024-12-31T23:30:00Z',
  productName: 'Comprehensive',
  debits: undefined,
  schedule: [],
  arrears: undefined,
  activation: undefined,
  ...differences,
})
