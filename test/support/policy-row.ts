import type { PolicyRow } from '../../src/service/cover/policy/repository'

/** When it was bought. */
export const bought = new Date(Date.UTC(2026, 10, 21, 23, 30))
export const vehicle = {
  registrationNo: 'ABC-123DE',
  makeId: 1,
  modelId: 102,
  chassisNo: 'JTDBR32E720012345',
  manuYear: '2019',
}

const row: PolicyRow = {
  policy: {
    id: 42,
    customerId: '00000000-0000-4000-8000-000000000000',
    quoteId: 10042,
    classCode: 'M',
    year: 2026,
    policyNo: 'HB/M/26/00042',
    status: 'Active',
    name: null,
    clientNo: 'C-00000000',
    description: 'Accident, fire, theft and flood.',
    productName: 'Comprehensive Motor',
    quoteNo: 'Q-10042',
    totalPremium: 25_000_003n,
    paymentReference: 'PAY-0123456789AB',
    totalAmount: 25_000_003n,
    verificationCode: '0123456789abcdef0123',
    createdAt: bought,
    coverFrom: null,
    coverTo: null,
    suspendedOn: null,
    cancelledOn: null,
    beganAt: bought,
    modifiedAt: null,
    hasKeys: true,
    summary: null,
  },
  quote: {
    id: 10042,
    kind: 'Order',
    customerId: '00000000-0000-4000-8000-000000000000',
    quoteNo: 'Q-10042',
    clientEmail: 'test@mail.test',
    name: 'Ọlábísí Test',
    productId: 101,
    productName: 'Comprehensive Motor',
    productCode: 'MTC',
    productSubCode: 'Comprehensive',
    productDescription: 'Accident, fire, theft and flood.',
    totalPremium: 25_000_003n,
    details: { signature: 'MOTOR', vehicles: [vehicle] },
    validUntil: null,
    coverFrom: null,
    createdAt: bought,
    closedAs: null,
    closedAt: null,
    parts: null,
  },
  payment: {
    id: 1,
    quoteId: 10042,
    customerId: '00000000-0000-4000-8000-000000000000',
    status: 'Paid',
    paymentReference: 'PAY-0123456789AB',
    transactionReference: 'TRX-0123456789AB',
    amount: 25_000_003n,
    fees: 0n,
    totalAmount: 25_000_003n,
    gateWay: 'Sandbox Card',
    channel: 'card',
    currency: 'NGN',
    lastDigits: '6666',
    createdAt: bought,
  },
}

/** A motor policy that was paid by card on 22 November 2026, half past midnight in Lagos. */
export const aPolicyRow = (differences: Partial<PolicyRow['policy']> = {}): PolicyRow => ({
  ...row,
  policy: { ...row.policy, ...differences },
})
