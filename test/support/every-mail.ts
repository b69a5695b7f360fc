import { kobo } from '../../src/domain/values/money'
import { activationMail, passwordChangedMail, passwordResetMail } from '../../src/service/account/mails'
import {
  cancellationMail,
  failedDebitMail,
  suspensionMail,
  type FailedDebit,
  type Suspended,
} from '../../src/service/cover/mandate/debit-mails'
import { endingMail } from '../../src/service/cover/mandate/ending-mail'
import { receiptMail, type Receipt } from '../../src/service/cover/payment/receipt-mail'
import { approvalMail, rejectionMail } from '../../src/service/kyc/mails'
import { coverEndsMail } from '../../src/service/reminders/cover-ends'
import { debitDueMail } from '../../src/service/reminders/debit-due'
import { documentExpiresMail } from '../../src/service/reminders/document-expires'
import { quoteUnpaidMail } from '../../src/service/reminders/quote-unpaid'
import type { Mail } from '../../src/service/platform/mail/mail'
import { day } from './builders'

const portal = 'https://portal.test'
const activation = `${portal}/register/verifyEmail/6f1d4c3e-7d7a-4f0e-9b1e-000000000001/${'0123456789abcdef'.repeat(3)}`
const reset = `${portal}/login#reset?userId=1&resetCode=${'0123456789abcdef'.repeat(3)}`
const forgotten = `${portal}/login#forgot`

const receipt: Receipt = {
  product: 'Comprehensive Motor',
  covered: 'Ada Obi',
  paid: kobo(25_000_000n),
  resumes: false,
  mandate: undefined,
  paidFrom: 'card ending in 6666',
  reference: 'PAY-0123456789AB',
  policy: { policyNo: 'HB/M/26/00042', from: day('2026-11-23'), to: day('2027-11-22') },
  address: `${portal}/dashboard/policies?policy=42`,
}

const setUp: Receipt = {
  ...receipt,
  paid: undefined,
  mandate: { count: 12, amount: kobo(2_083_334n), frequency: 'Monthly', firstDay: day('2026-12-05') },
  policy: undefined,
  reference: undefined,
  address: `${portal}/dashboard/mandates`,
}

const ended = { product: 'Comprehensive Motor', lastDigits: '4579', until: new Date('2026-12-05T12:00:00Z'), portal }

const mandateAddress = `${portal}/dashboard/mandates?mandate=7`
const failed: FailedDebit = {
  product: 'Comprehensive Motor',
  address: mandateAddress,
  amount: kobo(2_083_334n),
  lastDigits: '4579',
  reason: 'There was not enough money in the account.',
  retryOn: day('2027-01-02'),
  isFirst: false,
}
const suspended: Suspended = {
  product: 'Comprehensive Motor',
  address: mandateAddress,
  policyNo: 'HB/M/26/00042',
  owed: kobo(2_083_334n),
  reason: failed.reason,
  suspendedOn: day('2027-01-04'),
  until: day('2027-02-03'),
}
const endingCover = {
  policyId: 42,
  policyNo: 'HB/M/26/00042',
  product: 'Comprehensive Motor',
  fact: ['Plate', 'LAG-301AA'] as const,
  period: { from: day('2026-11-23'), to: day('2027-11-22') },
  renewal: { categoryId: 1, productId: 101 },
  portal,
}
const renewal = `${portal}/dashboard?category=1&product=101&renews=42`

/** Every email of the service by the function that writes it: each wording, and the address that it leads to. */
export const everyMail: Readonly<Record<string, readonly (readonly [link: string, mail: Mail])[]>> = {
  activationMail: [[activation, activationMail('Ada', activation)]],
  passwordResetMail: [[reset, passwordResetMail('Ada', reset)]],
  passwordChangedMail: [[forgotten, passwordChangedMail('Ada', forgotten)]],
  approvalMail: [[`${portal}/dashboard`, approvalMail('Ada', portal)]],
  rejectionMail: [
    [
      `${portal}/dashboard/kyc`,
      rejectionMail(
        'Ada',
        [
          { field: 'Identification Document', reason: 'The picture is <not> sharp.' },
          { field: 'Bvn Info', reason: undefined },
        ],
        portal,
      ),
    ],
  ],
  receiptMail: [
    [receipt.address, receiptMail('Ada', receipt)],
    [setUp.address, receiptMail('Ada', setUp)],
    [receipt.address, receiptMail('Ada', { ...receipt, resumes: true })],
  ],
  coverEndsMail: [
    [renewal, coverEndsMail('Ada', { ...endingCover, today: day('2027-10-23') })],
    [renewal, coverEndsMail('Ada', { ...endingCover, today: day('2027-11-23') })],
    [
      `${portal}/dashboard/policies?policy=42`,
      coverEndsMail('Ada', { ...endingCover, fact: undefined, renewal: undefined, today: day('2027-11-21') }),
    ],
  ],
  debitDueMail: [
    [
      `${portal}/dashboard/mandates?mandate=7`,
      debitDueMail('Ada', {
        mandateId: 7,
        product: 'Comprehensive Motor',
        amount: kobo(2_083_334n),
        dueOn: day('2026-12-05'),
        lastDigits: '4579',
        portal,
      }),
    ],
  ],
  quoteUnpaidMail: [
    [
      `${portal}/dashboard/checkout?quote=3`,
      quoteUnpaidMail('Ada', {
        quoteId: 3,
        quoteNo: 'Q-3',
        product: 'Comprehensive Motor',
        price: kobo(25_000_000n),
        validUntil: day('2026-12-23'),
        portal,
      }),
    ],
  ],
  documentExpiresMail: [
    [
      `${portal}/dashboard/kyc?step=6`,
      documentExpiresMail('Ada', { type: 'NationalId', expiresOn: day('2026-12-23'), portal }),
    ],
  ],
  endingMail: [
    [`${portal}/dashboard`, endingMail('Ada', { ...ended, reason: 'no transfer' })],
    [`${portal}/dashboard`, endingMail('Ada', { ...ended, reason: 'days over', lastDigits: null })],
    [`${portal}/dashboard`, endingMail('Ada', { ...ended, reason: 'first debit failed' })],
    [
      `${portal}/dashboard/policies?policy=42`,
      endingMail('Ada', {
        ...ended,
        reason: { because: 'ABC-123DE is insured until 22 November 2027.', policyId: 42 },
      }),
    ],
  ],
  failedDebitMail: [
    [failed.address, failedDebitMail('Ada', failed)],
    [failed.address, failedDebitMail('Ada', { ...failed, lastDigits: null, isFirst: true })],
  ],
  suspensionMail: [[suspended.address, suspensionMail('Ada', suspended)]],
  cancellationMail: [
    [
      `${portal}/dashboard`,
      cancellationMail('Ada', {
        product: 'Comprehensive Motor',
        policyNo: 'HB/M/26/00042',
        cancelledOn: day('2027-02-05'),
        address: `${portal}/dashboard`,
      }),
    ],
  ],
}
