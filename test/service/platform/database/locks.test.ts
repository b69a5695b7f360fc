import { confirmEmail } from '../../../../src/service/account/confirmation'
import { resetPassword } from '../../../../src/service/account/password-reset'
import { addBeneficiary, changeBeneficiary } from '../../../../src/service/beneficiary/repository'
import type { Database } from '../../../../src/service/platform/database/database'
import { requireRoom } from '../../../../src/service/beneficiary/allowance'
import { endReview } from '../../../../src/service/kyc/review'
import { kycFields } from '../../../../src/service/kyc/sections'
import { bookDueDebits } from '../../../../src/service/cover/mandate/booking'
import { bookTransfer, lapse } from '../../../../src/service/cover/mandate/waiting'
import { settle } from '../../../../src/service/cover/payment/settle'
import { useCode } from '../../../../src/service/account/phone/repository'
import { bookingAt } from '../../../support/booking'
import { bothAt } from '../../../support/both-clocks'
import { identities } from '../../../support/identities'
import { scriptedDatabase } from '../../../support/scripted-database'

const both = bothAt('2026-03-02T09:00:00Z')
const now = both.security
const booking = bookingAt('2026-03-02T09:00:00Z')
const later = '2026-03-03T09:00:00Z'
const customerId = '7d7f0a52-6f5b-4c19-9c1b-0a4f3a4f2a11'
const portal = 'https://portal.test'

const customer = { id: customerId, name: 'Ada', email_address: 'ada@mail.test' }
const quote = {
  id: 1,
  customer_id: customerId,
  name: 'Ada Obi',
  product_id: 101,
  total_premium: '1200',
  details: {},
  created_at: '2026-03-01T09:00:00Z',
}
const payment = {
  id: 2,
  quote_id: 1,
  customer_id: customerId,
  status: 'Mandated',
  channel: 'card',
  last_digits: '6666',
  total_amount: '1200',
}
const mandate = {
  id: 3,
  quote_id: 1,
  customer_id: customerId,
  active: false,
  activate_until: later,
  next_execute_date: '2026-03-02',
}
const policy = { id: 4, quote_id: 1, customer_id: customerId, created_at: '2026-03-01T09:00:00Z', status: 'Pending' }
const debit = { mandate_id: 3, number: 1, due_on: '2026-03-02', amount: '100' }

const ofMandate = {
  'read mandate': [mandate],
  'lock customer': [customer],
  'lock quote': [quote],
  'read quote': [quote],
  'read payment': [payment],
  'read policy': [policy],
  'read debit': [debit],
  'update debit': [debit],
}

const details = {
  surname: 'Obi',
  otherNames: 'Bola',
  relationshipType: 'SON',
  shareHundredths: 5_000,
  mobileNo: '08031234567',
}
const document = {
  type: 'NationalId',
  issueDate: '2024-01-01',
  expiryDate: '2034-01-01',
  mediaType: 'image/png',
  content: Buffer.from('a'),
}

const approval = {
  emailAddress: 'ada@mail.test',
  version: '1.1.1.1.1.1',
  decision: 'approve',
  sections: undefined,
  reason: undefined,
  reasons: undefined,
} as const
const byCard = { status: 'Paid', gateWay: 'Sandbox', channel: 'card', lastDigits: '6666' } as const
const askBank = () => Promise.resolve(undefined)
const payByCard = (db: Database) =>
  settle(db, { customerId, quoteId: 1, portal, validDays: 30, identities }, { method: byCard, askBank }, both)

type Work = {
  readonly run: (db: Database) => Promise<unknown>
  readonly answers: Parameters<typeof scriptedDatabase>[0]
  /** What is locked, in this order. */
  readonly locks: readonly string[]
  readonly writesNothing?: true
}

/** Works in transactions, with what they lock before they write; a lock that is missing or comes late lets two of them in. */
const works: Readonly<Record<string, Work>> = {
  'paying a quote': {
    run: payByCard,
    answers: {
      'lock quote': [quote],
      'insert payment': [{ ...payment, status: 'Paid' }],
      'insert policy': [{ id: 9 }],
      'read customer': [customer],
      'read referral': [{ id: 5 }],
    },
    locks: ['customer', 'quote'],
  },
  'a second payment of a quote': {
    run: payByCard,
    answers: { 'lock quote': [quote], 'read payment': [payment] },
    locks: ['customer', 'quote'],
    writesNothing: true,
  },
  'a mandate that lapses': {
    run: (db) => lapse(db, 3, { now: both, portal }),
    answers: { ...ofMandate, 'lock mandate': [mandate], 'read customer': [customer] },
    locks: ['customer', 'quote', 'mandate'],
  },
  'a transfer that arrives': {
    run: (db) => bookTransfer(db, 3, booking),
    answers: { ...ofMandate, 'lock mandate': [mandate] },
    locks: ['customer', 'quote', 'mandate'],
  },
  'a transfer for a mandate that lapsed meanwhile': {
    run: (db) => bookTransfer(db, 3, booking),
    answers: { ...ofMandate, 'lock mandate': [{ ...mandate, lapsed_at: later }] },
    locks: ['customer', 'quote', 'mandate'],
    writesNothing: true,
  },
  'debits that are due': {
    run: (db) => bookDueDebits(db, 3, booking),
    answers: { ...ofMandate, 'lock mandate': [{ ...mandate, active: true }] },
    locks: ['customer', 'quote', 'mandate'],
  },
  'debits of a mandate that lapsed meanwhile': {
    run: (db) => bookDueDebits(db, 3, booking),
    answers: { ...ofMandate, 'lock mandate': [{ ...mandate, lapsed_at: later }] },
    locks: ['customer', 'quote', 'mandate'],
    writesNothing: true,
  },
  'a new beneficiary': {
    run: (db) => addBeneficiary(db, customerId, details, document, now),
    answers: { 'insert beneficiary': [{ id: 5 }] },
    locks: ['customer'],
  },
  'a changed beneficiary': {
    run: (db) => changeBeneficiary(db, customerId, 5, details, now),
    answers: { 'read beneficiary': [{ id: 5 }] },
    locks: ['customer'],
  },
  'a password reset': {
    run: (db) =>
      resetPassword(db, { customerId, code: 'a code', passwordHash: 'a hash', countsOf: ({ id }) => [id] }, now),
    answers: {
      'read password_reset': [{ customer_id: customerId }],
      'update customer': [{ ...customer, user_name: 'ada' }],
    },
    locks: ['customer'],
  },
  'a confirmed address': {
    run: (db) => confirmEmail(db, customerId, 'a code', now),
    answers: { 'update email_confirmation': [{ customer_id: customerId }] },
    locks: ['customer'],
  },
  'a tried code for a phone': {
    run: (db) =>
      useCode({ db, onNumberChanged: () => Promise.resolve() }, customerId, '+2348031234567', '123456', both),
    answers: {},
    locks: ['customer'],
  },
  'a review that ends': {
    run: (db) => endReview(db, approval, now, portal),
    answers: {
      'read customer': [customer],
      'lock kyc_section': kycFields.map((field) => ({ field, status: 'Pending', version: 1 })),
    },
    locks: ['customer', 'kyc_section'],
  },
}

test.each(Object.entries(works))(
  '[RUN-11] %s: what is locked comes first, customer before quote before mandate',
  async (_, work) => {
    const { db, deeds } = scriptedDatabase(work.answers)
    await work.run(db)
    const written = deeds.findIndex((deed) => /^(insert|update|delete) /.test(deed))
    const locked = deeds.filter((deed) => deed.startsWith('lock '))
    expect(locked).toEqual(work.locks.map((table) => `lock ${table}`))
    expect(deeds.slice(0, locked.length + 1)).toEqual(['begin', ...locked])
    expect([deeds.at(-1), written === -1]).toEqual(['commit', work.writesNothing === true])
  },
)

test('[RUN-11] room for a document is counted while the customer is locked', async () => {
  const { db, deeds } = scriptedDatabase()
  await requireRoom(db, customerId, 1)
  expect(deeds).toEqual(['lock customer'])
})
